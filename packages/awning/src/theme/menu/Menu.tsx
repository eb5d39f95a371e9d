import type { ReactNode } from 'react'
import { Icon } from '../icons/icons.tsx'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { Brand as DefaultBrand } from '../navbar/Brand.tsx'
import { LanguageLinks } from '../navbar/LanguageLinks.tsx'
import { localeChoices } from '../navbar/localeChoices.ts'
import { NavLinks } from '../navbar/NavLinks.tsx'
import { ThemeSwitch } from '../navbar/ThemeSwitch.tsx'
import { themePart } from '../parts/themePart.tsx'
import { AsideOutlet } from '../shell/Outlets.tsx'
import type { Site } from '../localeSite.ts'
import styles from './Menu.module.css'

const Brand = themePart('Brand', DefaultBrand)

/**
 * One element for both layouts: a column next to the page on wide screens, a popover that slides in on
 * narrow ones. So the sidebar is in the document once, and opens before React runs.
 */
export function Menu({ site }: { site: Site }): ReactNode {
  const { t, config } = site
  return (
    <div className={styles['menu']} id="Menu" popover="auto" data-chrome="">
      <div className={styles['head']}>
        <Brand site={site} />
        <ThemeSwitch t={t} />
        <button
          className={styles['close']}
          type="button"
          popoverTarget="Menu"
          popoverTargetAction="hide"
          aria-label={t.closeMenu}
          // A popover focuses the first element with `autofocus` when it opens.
          autoFocus
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className={styles['panels']}>
        <nav className={styles['primary']} aria-label={t.menuNavigation}>
          <ul>
            <NavLinks site={site} items={config.navbar.items} inMenu />
            {config.repository && (
              <li>
                <ExternalLink href={config.repository} hint={t.opensInNewTab}>
                  {t.repository}
                </ExternalLink>
              </li>
            )}
            {config.locales.length > 1 && (
              <li>
                <details>
                  <summary>{t.language}</summary>
                  <LanguageLinks current={site.locale.id} locales={localeChoices(site)} />
                </details>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles['secondary']}>
          <button className={styles['back']} type="button" data-do="panel" data-script="">
            {t.backToMainMenu}
          </button>
          <AsideOutlet />
        </div>
      </div>
    </div>
  )
}
