'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useView } from '../../browser/view.ts'
import { hrefBelow, samePathKey } from '../../config/address.ts'
import styles from './DocsSidebar.module.css'

/** An entry as it travels to the browser, with no word more than is needed: a sidebar has many. */
export type SidebarEntry = SidebarLinkEntry | SidebarCategoryEntry

interface SidebarLinkEntry {
  readonly label: string
  readonly lang?: string
  readonly path: string
  readonly items?: undefined
}

interface SidebarCategoryEntry {
  readonly label: string
  readonly lang?: string
  readonly path?: string
  readonly items: readonly SidebarEntry[]
}

interface Props {
  readonly label: string
  readonly toggleLabel: string
  /** The only version; with more of them, the menu to choose from. */
  readonly version: { label: string; href: string; title: string } | { menu: ReactNode }
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
  return (
    <aside className={styles['sidebar']} data-sidebar="docs">
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
        <li key={item.path ?? item.label}>
          {item.items ? (
            <Category item={item} place={place} />
          ) : (
            <EntryLink item={item} path={item.path} place={place} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface EntryLinkProps {
  readonly item: SidebarEntry
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

function isAt({ path }: SidebarEntry, here: string): boolean {
  return path !== undefined && samePathKey(path) === here
}

function contains(item: SidebarEntry, here: string): boolean {
  return isAt(item, here) || (item.items?.some((child) => contains(child, here)) ?? false)
}
