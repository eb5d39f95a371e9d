import type { ReactNode } from 'react'
import { ExternalLink } from '../link/ExternalLink.tsx'
import type { Site } from '../site.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NavLink } from './NavLink.tsx'

export function Navbar({ site }: { site: Site }): ReactNode {
  const { config, t } = site
  return (
    <header className="navbar">
      <nav aria-label={t.mainNavigation}>
        <a className="brand" href={site.root}>
          {site.text(config.title)}
        </a>
        <ul className="nav-start">
          {config.navbar.items.map((item) => (
            <li key={item.to}>
              <NavLink href={site.href(item.to)} path={item.to} label={site.text(item.label)} />
            </li>
          ))}
        </ul>
        <ul className="nav-end">
          <li>
            <ExternalLink href={config.repository} hint={t.opensInNewTab}>
              {t.repository}
            </ExternalLink>
          </li>
          <li>
            <LanguageMenu
              label={t.language}
              current={site.locale.id}
              locales={config.locales.map(({ id, label, lang }) => ({
                id,
                label,
                lang,
                root: id === config.defaultLocale ? config.base : `${config.base}${id}/`,
              }))}
            />
          </li>
        </ul>
      </nav>
    </header>
  )
}
