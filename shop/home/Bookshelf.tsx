import type { ReactNode } from 'react'
import { plural, type SidebarItem, type Site } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import { categoriesOf } from './shelfCategories.ts'
import styles from './Bookshelf.module.css'
import { SectionHeading } from './SectionHeading.tsx'
import { shownCategories } from './shownCategories.ts'

/** Every page of the docs as the spine of a book, by category. Of very many pages, the first ones of the first categories. */
export function Bookshelf({
  site,
  items,
}: {
  site: Site
  items: readonly SidebarItem[]
}): ReactNode {
  const { t, config, locale } = site
  const { home } = shopStrings(site)
  const categories = categoriesOf(items, home.start)
  const count = categories.reduce((sum, category) => sum + category.books.length, 0)
  return (
    <section aria-labelledby="shelf">
      <SectionHeading
        id="shelf"
        title={home.docs}
        note={plural(t.pages, count, locale.lang)}
        href={site.href(config.docs.path)}
        more={home.allDocs}
      />
      <div className={styles['shelf']}>
        {shownCategories(categories).map((category) => (
          <div className={styles['category']} key={category.label}>
            <ul className={styles['books']} aria-label={category.label}>
              {category.books.map((book) => (
                <li key={book.path}>
                  <a className={styles['book']} href={site.href(book.path)}>
                    <b lang={book.lang}>{book.label}</b>
                  </a>
                </li>
              ))}
            </ul>
            <p className={styles['label']} aria-hidden="true">
              {category.label}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
