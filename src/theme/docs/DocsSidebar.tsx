'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useView } from '../../browser/view.ts'
import { samePathKey } from '../../config/address.ts'
import styles from './DocsSidebar.module.css'

/** An entry as it travels to the browser: hrefs beside the paths that decide what is current. */
export type SidebarEntry = SidebarLinkEntry | SidebarCategoryEntry | SidebarMoreEntry

export interface SidebarLinkEntry {
  readonly kind: 'link'
  readonly label: string
  readonly lang?: string
  readonly path: string
  readonly href: string
}

export interface SidebarCategoryEntry {
  readonly kind: 'category'
  readonly label: string
  readonly lang?: string
  readonly path?: string
  readonly href?: string
  readonly items: readonly SidebarEntry[]
}

/** In place of entries that are left out: the way to the nearest of them. */
export interface SidebarMoreEntry {
  readonly kind: 'more'
  readonly side: 'above' | 'below'
  readonly label: string
  readonly href: string
}

interface Props {
  readonly label: string
  readonly toggleLabel: string
  /** The only version; with more of them, the menu to choose from. */
  readonly version: { label: string; href: string; title: string } | { menu: ReactNode }
  readonly items: readonly SidebarEntry[]
}

/**
 * Categories are `details`: the browser keeps them open or closed, with and without script. React
 * only opens what becomes current and never closes anything.
 */
export function DocsSidebar({ label, toggleLabel, version, items }: Props): ReactNode {
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
      {'menu' in version ? (
        version.menu
      ) : (
        <p className={styles['version']}>
          <a href={version.href} title={version.title}>
            {version.label}
          </a>
        </p>
      )}
      <nav aria-label={label}>
        <Entries items={items} place={{ here, toggleLabel }} />
      </nav>
    </aside>
  )
}

/** What every level of the list needs to know. */
interface Place {
  readonly here: string
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
  if (item.kind === 'category') return <Category item={item} place={place} />
  if (item.kind === 'link') return <EntryLink item={item} href={item.href} here={place.here} />
  return (
    <a href={item.href} data-more={item.side === 'above' ? '↑' : '↓'}>
      {item.label}
    </a>
  )
}

interface EntryLinkProps {
  readonly item: SidebarLinkEntry | SidebarCategoryEntry
  readonly href: string
  readonly here: string
}

function EntryLink({ item, href, here }: EntryLinkProps): ReactNode {
  return (
    <a href={href} lang={item.lang} aria-current={isAt(item, here) ? 'page' : undefined}>
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
  if (item.href === undefined) {
    return (
      <details ref={details} open={initial} data-active={active} suppressHydrationWarning>
        <summary lang={item.lang}>{item.label}</summary>
        {list}
      </details>
    )
  }
  return (
    <div className={styles['withPage']} data-active={active}>
      <EntryLink item={item} href={item.href} here={here} />
      <details ref={details} open={initial} suppressHydrationWarning>
        <summary aria-label={toggleLabel.replace('{label}', item.label)} />
        {list}
      </details>
    </div>
  )
}

function keyOf(item: SidebarEntry): string {
  return item.kind === 'more' ? item.side : (item.path ?? item.label)
}

function isAt({ path }: SidebarLinkEntry | SidebarCategoryEntry, here: string): boolean {
  return path !== undefined && samePathKey(path) === here
}

function contains(item: SidebarEntry, here: string): boolean {
  if (item.kind === 'more') return false
  return (
    isAt(item, here) ||
    (item.kind === 'category' && item.items.some((child) => contains(child, here)))
  )
}
