import type { ReactNode } from 'react'
import { offlinePath } from '../../config/address.ts'
import { InlineText } from '../link/InlineText.tsx'
import { SiteLink } from '../link/SiteLink.tsx'
import type { Site } from '../localeSite.ts'
import styles from './Footer.module.css'

export function Footer({ site }: { site: Site }): ReactNode {
  const { footer, offline } = site.config
  if (!footer) return null
  const copyright = site.text(footer.copyright)
  return (
    <footer className={styles['footer']} data-chrome="" data-behind="">
      <nav className={styles['columns']} aria-label={site.t.footerNavigation}>
        {footer.columns.map((column, index) => {
          const title = site.text(column.title)
          return (
            <section key={title || index}>
              {title && <h2>{title}</h2>}
              {text(site, site.text(column.text))}
              {column.links.length > 0 && (
                <ul>
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <SiteLink site={site} link={link} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </nav>
      {text(site, site.text(footer.text))}
      {offline && (
        <p>
          <a href={site.href(offlinePath)}>{site.t.offline.title}</a>
        </p>
      )}
      {copyright && (
        <p>
          <InlineText site={site} text={copyright} />
        </p>
      )}
    </footer>
  )
}

function text(site: Site, line: string): ReactNode {
  return line && <LoadedText site={site} text={line} />
}

/** Imported when it is needed, so that sites without such text do not load its styles. */
async function LoadedText(props: { site: Site; text: string }): Promise<ReactNode> {
  const { FooterText } = await import('./FooterText.tsx')
  return <FooterText {...props} />
}
