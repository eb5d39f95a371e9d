import type { ReactNode } from 'react'
import { isBelow, samePathKey } from '../../config/address.ts'
import { DocsNavLink } from '../docs/DocsNavLink.tsx'
import type { Site } from '../localeSite.ts'
import { NavLink } from './NavLink.tsx'

/** A link to an area of the site, which is marked on the pages of that area. */
export function AreaLink({
  site,
  to,
  label,
}: {
  site: Site
  to: string
  label: ReactNode
}): ReactNode {
  const { navbar, docs } = site.config
  const isDocs = isBelow(to, docs.path)
  const docsLinks = navbar.items.filter((item) => 'to' in item && isBelow(item.to, docs.path))
  const isOnlyOne = docsLinks.length === 1 && docs.path !== '/'
  // The only link to the docs is also marked on their overview, which may be above its own address.
  const path = isDocs && isOnlyOne ? docs.path : to
  const link = { href: site.href(to), path, label }
  if (!isDocs || docs.versions.length < 2) return <NavLink {...link} />
  return (
    <DocsNavLink
      link={{ ...link, path: docs.path }}
      versions={docs.versions.map(({ name, path: prefix, main = `${prefix}/` }) => ({
        name,
        prefix: samePathKey(prefix ?? docs.path),
        href: prefix === undefined ? link.href : site.href(main),
      }))}
    />
  )
}
