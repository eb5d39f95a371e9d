import type { ReactNode } from 'react'
import type { SidebarItem, SidebarLink } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import styles from './Home.module.css'
import { SectionHead } from './SectionHead.tsx'
import { langAttributes } from '../langAttributes.ts'

/** A home page stays short however large the docs are: the overview lists the rest. */
const most = { groups: 12, links: 6 }

/** The docs by top-level category, the first pages of each. */
export function DocGroups({
  site,
  items,
}: {
  site: Site
  items: readonly SidebarItem[]
}): ReactNode {
  const { t, config, locale } = site
  const href = site.href(config.docs.path)
  return (
    <section aria-labelledby="docs">
      <SectionHead id="docs" title={site.text(config.docs.title)} href={href} more={t.viewAll} />
      <div className={styles['groups']}>
        {groupsOf(items, t.startHere)
          .slice(0, most.groups)
          .map(({ label, lang, links }) => (
            <div className={styles['group']} key={label}>
              <h3 {...langAttributes(lang)}>{label}</h3>
              <ul>
                {links.slice(0, most.links).map((link) => (
                  <li key={link.path}>
                    <a href={site.href(link.path)} {...langAttributes(link.lang)}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
              {links.length > most.links && (
                <a className={styles['rest']} href={href}>
                  {plural(t.morePages, links.length - most.links, locale.lang)}
                </a>
              )}
            </div>
          ))}
      </div>
    </section>
  )
}

interface Group {
  readonly label: string
  readonly lang?: string | undefined
  readonly links: readonly Link[]
}

type Link = Pick<SidebarLink, 'label' | 'path'> & { readonly lang?: string | undefined }

/** Each top-level category is a group; pages outside of one are a group before them. */
function groupsOf(items: readonly SidebarItem[], start: string): Group[] {
  const pages = items.filter((item) => item.kind === 'link')
  const categories = items.filter((item) => item.kind === 'category')
  return [{ label: start, links: pages }, ...categories.map(groupOf)].filter(
    ({ links }) => links.length > 0,
  )
}

function groupOf(category: SidebarItem): Group {
  return { label: category.label, lang: category.lang, links: linksIn([category]) }
}

function linksIn(items: readonly SidebarItem[]): Link[] {
  return items.flatMap((item) => [
    ...(item.path === undefined ? [] : [{ label: item.label, path: item.path, lang: item.lang }]),
    ...(item.kind === 'category' ? linksIn(item.items) : []),
  ])
}
