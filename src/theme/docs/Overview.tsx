import type { ReactNode } from 'react'
import type { PageLink, SidebarItem } from '../../content/model.ts'
import type { Site } from '../site.ts'
import styles from './Overview.module.css'

interface Props {
  readonly site: Site
  readonly items: readonly SidebarItem[]
  /** By path. */
  readonly descriptions: ReadonlyMap<string, string>
  /** What is to be read first, by path. */
  readonly requires?: ReadonlyMap<string, readonly PageLink[]>
}

/** Pages as a list, categories as sections of it; a category's heading leads to its first page. */
export function Overview({ items, ...rest }: Props): ReactNode {
  const { site } = rest
  const pages = items.filter((item) => item.kind === 'link')
  const categories = items.filter((item) => item.kind === 'category')
  return (
    <>
      {pages.length > 0 && (
        <ul className={styles['pages']}>
          {pages.map((item) => (
            <OverviewPage key={item.path} item={item} {...rest} />
          ))}
        </ul>
      )}
      {categories.map((category) => (
        <section key={category.label}>
          <h2 lang={category.lang}>
            <a href={site.href(category.path ?? firstPath(category.items))}>{category.label}</a>
          </h2>
          <Overview items={category.items} {...rest} />
        </section>
      ))}
    </>
  )
}

function OverviewPage({
  site,
  item,
  descriptions,
  requires,
}: Omit<Props, 'items'> & { item: SidebarItem }): ReactNode {
  const path = item.path ?? ''
  const first = requires?.get(path) ?? []
  return (
    <li lang={item.lang}>
      <a href={site.href(path)}>{item.label}</a>
      <p>{descriptions.get(path)}</p>
      {first.length > 0 && (
        <p className={styles['first']}>
          <span lang={item.lang && site.locale.lang}>{site.t.readFirst}</span>
          {first.map((doc, at) => (
            <span key={doc.path}>
              {at > 0 && ' · '}
              <a href={site.href(doc.path)} lang={doc.lang ?? (item.lang && site.locale.lang)}>
                {doc.label}
              </a>
            </span>
          ))}
        </p>
      )}
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
