import type { ReactNode } from 'react'
import type { PageLink, SidebarCategory, SidebarLink } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import { firstPath } from './firstPath.ts'
import styles from './Overview.module.css'
import { langAttributes } from '../langAttributes.ts'

export type OverviewItem = SidebarLink | OverviewCategory | OverviewMore

export interface OverviewCategory extends Omit<SidebarCategory, 'items'> {
  readonly items: readonly OverviewItem[]
}

/** A link in place of pages that are left out. */
export interface OverviewMore {
  readonly kind: 'more'
  readonly count: number
  readonly path: string
}

interface Props {
  readonly site: Site
  readonly items: readonly OverviewItem[]
  /** By path. */
  readonly descriptions: ReadonlyMap<string, string>
  /** Pages to read before a page, by its path. */
  readonly requires?: ReadonlyMap<string, readonly PageLink[]>
}

/** Lists pages, with a section for each category. A category's heading links to its first page. */
export function Overview({ items, ...rest }: Props): ReactNode {
  const { site } = rest
  const pages = items.filter((item) => item.kind === 'link')
  const categories = items.filter((item) => item.kind === 'category')
  const more = items.find((item) => item.kind === 'more')
  return (
    <>
      {pages.length > 0 && (
        <ul className={styles['pages']}>
          {pages.map((item) => (
            <OverviewPage key={item.path} item={item} {...rest} />
          ))}
          {more && (
            <li className={styles['more']}>
              <a href={site.href(more.path)}>
                {plural(site.t.morePages, more.count, site.locale.lang)}
              </a>
            </li>
          )}
        </ul>
      )}
      {categories.map((category) => {
        const path = category.path ?? firstPath(category.items)
        return (
          // Two sidebars may have categories of the same name.
          <section key={path}>
            <h2 {...langAttributes(category.lang)}>
              <a href={site.href(path)}>{category.label}</a>
            </h2>
            <Overview items={category.items} {...rest} />
          </section>
        )
      })}
    </>
  )
}

function OverviewPage({
  site,
  item,
  descriptions,
  requires,
}: Omit<Props, 'items'> & { item: SidebarLink }): ReactNode {
  const { path } = item
  const first = requires?.get(path) ?? []
  return (
    <li {...langAttributes(item.lang)}>
      <a href={site.href(path)}>{item.label}</a>
      <p>{descriptions.get(path)}</p>
      {first.length > 0 && (
        <p className={styles['first']}>
          <span {...langAttributes(item.lang && site.locale.lang)}>{site.t.readFirst}</span>
          {first.map((doc, at) => (
            <span key={doc.path}>
              {at > 0 && ' · '}
              <a
                href={site.href(doc.path)}
                {...langAttributes(doc.lang ?? (item.lang && site.locale.lang))}
              >
                {doc.label}
              </a>
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
