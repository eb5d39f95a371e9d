import type { ReactNode } from 'react'
import type { SidebarItem } from '../../content/model.ts'
import type { Site } from '../site.ts'
import styles from './Overview.module.css'

interface Props {
  readonly site: Site
  readonly items: readonly SidebarItem[]
  /** By path. */
  readonly descriptions: ReadonlyMap<string, string>
}

/** Pages as a list, categories as sections of it; a category's heading leads to its first page. */
export function Overview({ site, items, descriptions }: Props): ReactNode {
  const pages = items.filter((item) => item.kind === 'link')
  const categories = items.filter((item) => item.kind === 'category')
  return (
    <>
      {pages.length > 0 && (
        <ul className={styles['pages']}>
          {pages.map((item) => (
            <OverviewPage key={item.path} site={site} item={item} descriptions={descriptions} />
          ))}
        </ul>
      )}
      {categories.map((category) => (
        <section key={category.label}>
          <h2 lang={category.lang}>
            <a href={site.href(category.path ?? firstPath(category.items))}>{category.label}</a>
          </h2>
          <Overview site={site} items={category.items} descriptions={descriptions} />
        </section>
      ))}
    </>
  )
}

function OverviewPage({
  site,
  item,
  descriptions,
}: {
  site: Site
  item: SidebarItem
  descriptions: Props['descriptions']
}): ReactNode {
  const path = item.path ?? ''
  return (
    <li lang={item.lang}>
      <a href={site.href(path)}>{item.label}</a>
      <p>{descriptions.get(path)}</p>
    </li>
  )
}

function firstPath(items: readonly SidebarItem[]): string {
  for (const item of items) {
    const path = item.path ?? (item.kind === 'category' ? firstPath(item.items) : undefined)
    if (path) return path
  }
  return '/'
}
