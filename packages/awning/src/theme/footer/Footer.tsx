import type { ReactNode } from 'react'
import { offlinePath } from '../../config/address.ts'
import { SiteLink } from '../link/SiteLink.tsx'
import type { Site } from '../localeSite.ts'
import styles from './Footer.module.css'

export function Footer({ site }: { site: Site }): ReactNode {
  const { footer, offline } = site.config
  const { columns, copyright } = footer
  const line = site.text(copyright)
  return (
    <footer className={styles['footer']} data-chrome="" data-behind="">
      <nav className={styles['columns']} aria-label={site.t.footerNavigation}>
        {columns.map((column) => (
          <section key={site.text(column.title)}>
            <h2>{site.text(column.title)}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <SiteLink site={site} link={link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {offline && (
        <p>
          <a href={site.href(offlinePath)}>{site.t.offline.title}</a>
        </p>
      )}
      {line && <p>{line}</p>}
    </footer>
  )
}
