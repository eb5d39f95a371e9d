import type { ReactNode } from 'react'
import { isBelow, samePathKey } from '../../config/address.ts'
import { DocsNavLink } from '../docs/DocsNavLink.tsx'
import type { Site } from '../localeSite.ts'
import { NavLink } from './NavLink.tsx'

/** Links to the areas of the site, used in the navbar and in the menu. */
export function NavLinks({ site }: { site: Site }): ReactNode {
  const { navbar, docs } = site.config
  const docsLinks = navbar.items.filter(({ to }) => isBelow(to, docs.path))
  const isOnlyOne = docsLinks.length === 1 && docs.path !== '/'
  return navbar.items.map(({ to, label }) => {
    const isDocs = isBelow(to, docs.path)
    // The only link to the docs is also marked on their overview, which may be above its own address.
    const path = isDocs && isOnlyOne ? docs.path : to
    const link = { href: site.href(to), path, label: site.text(label) }
    return (
      <li key={to}>
        {isDocs && docs.versions.length > 1 ? (
          <DocsNavLink
            link={{ ...link, path: docs.path }}
            versions={docs.versions.map(({ name, path, main = `${path}/` }) => ({
              name,
              prefix: samePathKey(path ?? docs.path),
              href: path === undefined ? link.href : site.href(main),
            }))}
          />
        ) : (
          <NavLink {...link} />
        )}
      </li>
    )
  })
}
