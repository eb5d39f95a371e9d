'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import { hrefBelow, samePathKey } from '../../config/address.ts'
import styles from './DocsSidebar.module.css'

/** An entry as it travels to the browser, with no word more than is needed: a sidebar has many. */
export type SidebarEntry = SidebarLinkEntry | SidebarCategoryEntry | SidebarMoreEntry

interface SidebarLinkEntry {
  readonly label: string
  readonly lang?: string
  readonly path: string
  readonly items?: undefined
  readonly more?: undefined
}

interface SidebarCategoryEntry {
  readonly label: string
  readonly lang?: string
  readonly path?: string
  readonly items: readonly SidebarEntry[]
  readonly more?: undefined
}

/** In place of entries that are left out: the way to the nearest of them. */
interface SidebarMoreEntry {
  readonly more: 'above' | 'below'
  readonly label: string
  readonly path: string
  readonly items?: undefined
}

interface Props {
  readonly label: string
  readonly toggleLabel: string
  /** The only version, if it has a label; with more of them, the menu to choose from. */
  readonly version: { label: string; href: string; title: string } | { menu: ReactNode } | undefined
  /** Of the locale: where the paths of entries begin. */
  readonly root: string
  readonly items: readonly SidebarEntry[]
}

/**
 * Categories are `details`: the browser keeps them open or closed, with and without script. React
 * only opens what becomes current and never closes anything.
 */
export function DocsSidebar({ label, toggleLabel, version, root, items }: Props): ReactNode {
  const here = samePathKey(useView().path)
  const sidebar = useRef<HTMLElement>(null)
  const shown = useRef(items)
  useEffect(() => {
    // Another piece of a long list: what was read on may stand far from where the list was left.
    if (shown.current === items) return
    shown.current = items
    sidebar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [items])
  return (
    <aside className={styles['sidebar']} ref={sidebar} data-sidebar="docs">
      {version &&
        ('menu' in version ? (
          version.menu
        ) : (
          <p className={styles['version']}>
            <a href={version.href} title={version.title}>
              {version.label}
            </a>
          </p>
        ))}
      <nav aria-label={label}>
        <Entries items={items} place={{ here, root, toggleLabel }} />
      </nav>
    </aside>
  )
}

/** What every level of the list needs to know. */
interface Place {
  readonly here: string
  readonly root: string
  readonly toggleLabel: string
}

function Entries({ items, place }: { items: readonly SidebarEntry[]; place: Place }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Entry item={item} place={place} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, place }: { item: SidebarEntry; place: Place }): ReactNode {
  if (item.items) return <Category item={item} place={place} />
  if (!item.more) return <EntryLink item={item} path={item.path} place={place} />
  return (
    <a href={hrefBelow(place.root, item.path)} data-more={item.more === 'above' ? '↑' : '↓'}>
      {item.label}
    </a>
  )
}

interface EntryLinkProps {
  readonly item: SidebarLinkEntry | SidebarCategoryEntry
  readonly path: string
  readonly place: Place
}

function EntryLink({ item, path, place: { here, root } }: EntryLinkProps): ReactNode {
  return (
    <a
      href={hrefBelow(root, path)}
      lang={item.lang}
      aria-current={isAt(item, here) ? 'page' : undefined}
    >
      {item.label}
    </a>
  )
}

function Category({ item, place }: { item: SidebarCategoryEntry; place: Place }): ReactNode {
  const { here, toggleLabel } = place
  const active = contains(item, here)
  // Only the first rendering decides; afterwards the element's own state counts.
  const [initial] = useState(active)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (active && details.current) details.current.open = true
  }, [active])
  const list = <Entries items={item.items} place={place} />
  if (item.path === undefined) {
    return (
      <details ref={details} open={initial} data-active={active} suppressHydrationWarning>
        <summary lang={item.lang}>{item.label}</summary>
        {list}
      </details>
    )
  }
  return (
    <div className={styles['withPage']} data-active={active}>
      <EntryLink item={item} path={item.path} place={place} />
      <details ref={details} open={initial} suppressHydrationWarning>
        <summary aria-label={toggleLabel.replace('{label}', item.label)} />
        {list}
      </details>
    </div>
  )
}

function keyOf(item: SidebarEntry): string {
  return item.more ?? item.path ?? item.label
}

function isAt({ path }: SidebarLinkEntry | SidebarCategoryEntry, here: string): boolean {
  return path !== undefined && samePathKey(path) === here
}

function contains(item: SidebarEntry, here: string): boolean {
  if (item.more) return false
  return isAt(item, here) || (item.items?.some((child) => contains(child, here)) ?? false)
}
