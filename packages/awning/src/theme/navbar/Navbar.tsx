import type { ReactNode } from 'react'
import type { NavItemConfig } from '../../config/site.ts'
import { Icon } from '../icons/icons.tsx'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { themePart } from '../parts/themePart.tsx'
import type { Site } from '../localeSite.ts'
import { PopoverButton } from '../menu/PopoverButton.tsx'
import { SearchButton } from '../../features/search/panel/SearchButton.tsx'
import { searchWords } from '../../features/search/panel/searchWords.ts'
import { Brand as DefaultBrand } from './Brand.tsx'
import { Dropdown } from './Dropdown.tsx'
import { HideOnScroll } from './HideOnScroll.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { localeChoices } from './localeChoices.ts'
import styles from './Navbar.module.css'
import { NavLinks } from './NavLinks.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const Brand = themePart('Brand', DefaultBrand)

/** The bar at the top. Its menus are native popovers, so they open before React runs. */
export function Navbar({ site }: { site: Site }): ReactNode {
  const { config, t } = site
  const hidesOnScroll = config.navbar.hideOnScroll
  const itemsAt = (position: NavItemConfig['position']) =>
    config.navbar.items.filter((item) => item.position === position)
  return (
    <header
      className={`${styles['navbar']} ${hidesOnScroll ? styles['hides'] : ''}`.trim()}
      data-chrome=""
      data-navbar={hidesOnScroll ? 'hides' : ''}
      data-behind=""
    >
      {hidesOnScroll && <HideOnScroll />}
      <nav className={styles['bar']} aria-label={t.mainNavigation}>
        <PopoverButton className={styles['hamburger']} target="Menu" label={t.toggleMenu}>
          <Icon name="menu" size={24} />
        </PopoverButton>
        <Brand site={site} />
        <ul className={styles['start']}>
          <NavLinks site={site} items={itemsAt('start')} />
        </ul>
        <SearchButton
          searchLocale={{ locale: site.locale.id, lang: site.locale.lang, base: config.base }}
          words={searchWords(site)}
        />
        <ul className={styles['end']}>
          <NavLinks site={site} items={itemsAt('end')} />
          {config.repository && (
            <li>
              <ExternalLink href={config.repository} hint={t.opensInNewTab}>
                {t.repository}
              </ExternalLink>
            </li>
          )}
          <li>
            <ThemeSwitch t={t} />
          </li>
          {config.locales.length > 1 && (
            <li>
              <Dropdown
                id="Languages"
                className={styles['language']}
                label={`${t.language} ${site.locale.label}`}
                shown={
                  <>
                    <Icon name="globe" size={18} /> {site.locale.label}
                  </>
                }
              >
                <LanguageLinks current={site.locale.id} locales={localeChoices(site)} />
              </Dropdown>
            </li>
          )}
        </ul>
      </nav>
    </header>
  )
}
