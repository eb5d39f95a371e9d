import type { ReactNode } from 'react'
import { Icon } from '../icons/icons.tsx'
import { ExternalLink } from '../link/ExternalLink.tsx'
import type { Site } from '../site.ts'
import { Brand } from './Brand.tsx'
import { HideOnScroll } from './HideOnScroll.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { localeChoices } from './localeChoices.ts'
import styles from './Navbar.module.css'
import { NavLink } from './NavLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The bar at the top. Its menus are native popovers: they open before React is there. */
export function Navbar({ site }: { site: Site }): ReactNode {
  const { config, t } = site
  return (
    <header className={styles['navbar']} data-chrome="" data-navbar="">
      {config.navbar.hideOnScroll && <HideOnScroll />}
      <nav className={styles['bar']} aria-label={t.mainNavigation}>
        <button
          className={styles['hamburger']}
          type="button"
          popoverTarget="menu"
          aria-expanded="false"
          aria-label={t.toggleMenu}
        >
          <Icon name="menu" size={24} />
        </button>
        <Brand site={site} />
        <ul className={styles['start']}>
          {config.navbar.items.map((item) => (
            <li key={item.to}>
              <NavLink href={site.href(item.to)} path={item.to} label={site.text(item.label)} />
            </li>
          ))}
        </ul>
        <ul className={styles['end']}>
          <li>
            <ExternalLink href={config.repository} hint={t.opensInNewTab}>
              {t.repository}
            </ExternalLink>
          </li>
          <li>
            <ThemeSwitch t={t} />
          </li>
          <li className={styles['language']} data-hover="languages">
            <button
              type="button"
              popoverTarget="languages"
              aria-haspopup="true"
              aria-expanded="false"
              aria-label={`${t.language} ${site.locale.label}`}
            >
              <Icon name="globe" size={18} /> {site.locale.label}
            </button>
            <div id="languages" popover="auto">
              <LanguageLinks current={site.locale.id} locales={localeChoices(site)} />
            </div>
          </li>
        </ul>
      </nav>
    </header>
  )
}
