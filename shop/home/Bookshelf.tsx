import type { ReactNode } from 'react'
import { plural, type SidebarItem, type Site } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import { baysOf } from './bays.ts'
import styles from './Bookshelf.module.css'
import { PlaceHead } from './PlaceHead.tsx'
import { shownBays } from './shownBays.ts'

/** Every page of the docs is a spine, grouped by category; of very many, the first of the first categories. */
export function Bookshelf({
  site,
  items,
}: {
  site: Site
  items: readonly SidebarItem[]
}): ReactNode {
  const { t, config, locale } = site
  const { home } = shopStrings(site)
  const bays = baysOf(items, home.start)
  const count = bays.reduce((sum, bay) => sum + bay.books.length, 0)
  return (
    <section aria-labelledby="shelf">
      <PlaceHead
        id="shelf"
        title={home.docs}
        note={plural(t.pages, count, locale.lang)}
        href={site.href(config.docs.path)}
        more={home.allDocs}
      />
      <div className={styles['shelf']}>
        {shownBays(bays).map((bay) => (
          <div className={styles['bay']} key={bay.label}>
            <ul className={styles['books']} aria-label={bay.label}>
              {bay.books.map((book) => (
                <li key={book.path}>
                  <a className={styles['book']} href={site.href(book.path)}>
                    <b lang={book.lang}>{book.label}</b>
                  </a>
                </li>
              ))}
            </ul>
            <p className={styles['label']} aria-hidden="true">
              {bay.label}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
