import type { ReactNode } from 'react'
import { isBelow, samePathKey } from '../../config/address.ts'
import { DocsNavLink } from '../docs/DocsNavLink.tsx'
import type { Site } from '../localeSite.ts'
import { NavLink } from './NavLink.tsx'

/** Links to the areas of the site, used in the navbar and in the menu. */
export function NavLinks({ site }: { site: Site }): ReactNode {
  const { navbar, docs } = site.config
  return navbar.items.map(({ to, label }) => {
    const link = { href: site.href(to), path: to, label: site.text(label) }
    const isDocs = isBelow(to, docs.path)
    return (
      <li key={to}>
        {isDocs && docs.versions.length > 1 ? (
          <DocsNavLink
            link={{ ...link, path: docs.path }}
            versions={docs.versions.map(({ name, path }) => ({
              name,
              prefix: samePathKey(path ?? docs.path),
              href: path === undefined ? link.href : site.href(`${path}/`),
            }))}
          />
        ) : (
          <NavLink {...link} />
        )}
      </li>
    )
  })
}
