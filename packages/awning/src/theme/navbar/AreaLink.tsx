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
  const docsLinks = navbar.items.filter((item) => 'to' in item && isBelow(item.to, docs.path))
  const isOnlyOne = docsLinks.length === 1 && docs.path !== '/' && isBelow(to, docs.path)
  // The only link to the docs is also marked on their overview, which may be above its own address.
  const link = { href: site.href(to), path: isOnlyOne ? docs.path : to, label }
  // One of several links leads to its own page: which version has that page is not known here.
  const isDocs = isOnlyOne || samePathKey(to) === samePathKey(docs.path)
  if (!isDocs || docs.versions.length < 2) return <NavLink {...link} />
  return (
    <DocsNavLink
      link={link}
      versions={docs.versions.map(({ name, path: prefix, main = `${prefix}/` }) => ({
        name,
        prefix: samePathKey(prefix ?? docs.path),
        href: prefix === undefined ? link.href : site.href(main),
      }))}
    />
  )
}
