'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type {
  SidebarCategoryEntry,
  SidebarEntry,
  SidebarLinkEntry,
} from '../../client/sidebarEntry.ts'
import { useView } from '../../client/view.ts'
import { hrefBelow, samePathKey } from '../../config/address.ts'
import styles from './DocsSidebar.module.css'

interface Props {
  readonly label: string
  readonly toggleLabel: string
  /** The page that lists all docs; undefined where there is none. */
  readonly overview?: SidebarLinkEntry | undefined
  /** The only version, if it has a label; with several versions, the menu of versions. */
  readonly version: ReactNode
  /** Root of the locale, to which the paths of entries are relative. */
  readonly root: string
  /** Undefined in a large sidebar, of which every page brings the entries that it shows. */
  readonly items?: readonly SidebarEntry[] | undefined
}

const noEntries: readonly SidebarEntry[] = []

/**
 * Categories are `<details>`, so the browser opens and closes them, with and without script. React only
 * opens the categories of the current page and never closes any.
 */
export function DocsSidebar(props: Props): ReactNode {
  const { label, toggleLabel, overview, version, root } = props
  const view = useView()
  const items = props.items ?? view.entries ?? noEntries
  const context = { currentKey: samePathKey(view.path), root, toggleLabel }
  const sidebar = useRef<HTMLElement>(null)
  const shown = useRef(items)
  useEffect(() => {
    // Another part of a long list is shown now, and the current entry may be out of view.
    if (shown.current === items) return
    shown.current = items
    sidebar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [items])
  return (
    <aside className={styles['sidebar']} ref={sidebar} data-sidebar="docs">
      <div className={styles['head']}>
        {overview && <EntryLink item={overview} path={overview.path} context={context} />}
        {version}
      </div>
      <nav aria-label={label}>
        <Entries items={items} context={context} />
      </nav>
    </aside>
  )
}

/** Here, and not where the sidebar is put together on the server: a style sheet that both need would be in pages twice. */
export function OnlyVersion({
  label,
  href,
  title,
}: {
  label: string
  href: string
  title: string
}): ReactNode {
  return (
    <a className={styles['version']} href={href} title={title}>
      {label}
    </a>
  )
}

/** What every level of the list needs. */
interface SidebarContext {
  readonly currentKey: string
  readonly root: string
  readonly toggleLabel: string
}

function Entries({
  items,
  context,
}: {
  items: readonly SidebarEntry[]
  context: SidebarContext
}): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Entry item={item} context={context} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, context }: { item: SidebarEntry; context: SidebarContext }): ReactNode {
  if (item.items) return <Category item={item} context={context} />
  if (!item.more) return <EntryLink item={item} path={item.path} context={context} />
  return (
    <a href={hrefBelow(context.root, item.path)} data-more={item.more === 'above' ? '↑' : '↓'}>
      {item.label}
    </a>
  )
}

interface EntryLinkProps {
  readonly item: SidebarLinkEntry | SidebarCategoryEntry
  readonly path: string
  readonly context: SidebarContext
  readonly onClick?: () => void
}

function EntryLink({ item, path, context, onClick }: EntryLinkProps): ReactNode {
  const { currentKey, root } = context
  return (
    <a
      onClick={onClick}
      href={hrefBelow(root, path)}
      lang={item.lang}
      aria-current={isAt(item, currentKey) ? 'page' : undefined}
      data-closed={item.items ? undefined : item.isClosed}
    >
      {labelOf(item)}
    </a>
  )
}

/** A label in another language is isolated, because its direction may be another one too. */
function labelOf({ label, lang }: SidebarLinkEntry | SidebarCategoryEntry): ReactNode {
  return lang ? <bdi>{label}</bdi> : label
}

function Category({
  item,
  context,
}: {
  item: SidebarCategoryEntry
  context: SidebarContext
}): ReactNode {
  const { currentKey, toggleLabel } = context
  const active = contains(item, currentKey)
  // Only the first render sets `open`; afterwards the element's own state counts.
  const [initial] = useState(active)
  const details = useRef<HTMLDetailsElement>(null)
  const wasActive = useRef(active)
  const open = () => {
    if (details.current) details.current.open = true
  }
  useEffect(() => {
    // Not when the app starts: the reader may have closed the category by then.
    if (active && !wasActive.current) open()
    wasActive.current = active
  }, [active])
  const list = <Entries items={item.items} context={context} />
  if (item.path === undefined) {
    return (
      <details ref={details} open={initial} data-active={active} suppressHydrationWarning>
        <summary lang={item.lang}>{labelOf(item)}</summary>
        {list}
      </details>
    )
  }
  return (
    <div className={styles['withPage']} data-active={active}>
      <EntryLink item={item} path={item.path} context={context} onClick={open} />
      <details ref={details} open={initial} suppressHydrationWarning>
        <summary aria-label={toggleLabel.replace('{label}', () => item.label)} />
        {list}
      </details>
    </div>
  )
}

function keyOf(item: SidebarEntry): string {
  return item.more ?? item.path ?? item.label
}

function isAt({ path }: SidebarLinkEntry | SidebarCategoryEntry, currentKey: string): boolean {
  return path !== undefined && samePathKey(path) === currentKey
}

function contains(item: SidebarEntry, currentKey: string): boolean {
  if (item.more) return false
  return (
    isAt(item, currentKey) || (item.items?.some((child) => contains(child, currentKey)) ?? false)
  )
}
