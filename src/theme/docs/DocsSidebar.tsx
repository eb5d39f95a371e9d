'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useView } from '../../browser/view.ts'
import { samePathKey } from '../../config/address.ts'

/** An entry as it travels to the browser: hrefs beside the paths that decide what is current. */
export type SidebarEntry = SidebarLinkEntry | SidebarCategoryEntry

export interface SidebarLinkEntry {
  readonly kind: 'link'
  readonly label: string
  readonly path: string
  readonly href: string
}

export interface SidebarCategoryEntry {
  readonly kind: 'category'
  readonly label: string
  readonly path?: string
  readonly href?: string
  readonly items: readonly SidebarEntry[]
}

interface Props {
  readonly label: string
  readonly toggleLabel: string
  readonly version: { label: string; href: string; title: string }
  readonly items: readonly SidebarEntry[]
}

/**
 * Categories are `details`: the browser keeps them open or closed, with and without script. React
 * only opens what becomes current and never closes anything.
 */
export function DocsSidebar({ label, toggleLabel, version, items }: Props): ReactNode {
  const here = samePathKey(useView().path)
  return (
    <div className="sidebar docs-sidebar">
      <p className="version">
        <a href={version.href} title={version.title}>
          {version.label}
        </a>
      </p>
      <nav aria-label={label}>
        <Entries items={items} here={here} toggleLabel={toggleLabel} />
      </nav>
    </div>
  )
}

function Entries({
  items,
  here,
  toggleLabel,
}: {
  items: readonly SidebarEntry[]
  here: string
  toggleLabel: string
}): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path ?? item.label}>
          {item.kind === 'link' ? (
            <EntryLink
              href={item.href}
              label={item.label}
              current={samePathKey(item.path) === here}
            />
          ) : (
            <Category item={item} here={here} toggleLabel={toggleLabel} />
          )}
        </li>
      ))}
    </ul>
  )
}

function EntryLink({
  href,
  label,
  current,
}: {
  href: string
  label: string
  current: boolean
}): ReactNode {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}

function Category({
  item,
  here,
  toggleLabel,
}: {
  item: SidebarCategoryEntry
  here: string
  toggleLabel: string
}): ReactNode {
  const active = contains(item, here)
  // Only the first rendering decides; afterwards the element's own state counts.
  const [initial] = useState(active)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (active && details.current) details.current.open = true
  }, [active])
  const current = item.path !== undefined && samePathKey(item.path) === here
  const list = <Entries items={item.items} here={here} toggleLabel={toggleLabel} />
  if (item.href === undefined) {
    return (
      <details
        ref={details}
        open={initial}
        suppressHydrationWarning
        data-active={active || undefined}
      >
        <summary>{item.label}</summary>
        {list}
      </details>
    )
  }
  return (
    <div className="category-with-page" data-active={active || undefined}>
      <EntryLink href={item.href} label={item.label} current={current} />
      <details ref={details} open={initial} suppressHydrationWarning>
        <summary aria-label={toggleLabel.replace('{label}', item.label)} />
        {list}
      </details>
    </div>
  )
}

function contains(item: SidebarCategoryEntry, here: string): boolean {
  if (item.path !== undefined && samePathKey(item.path) === here) return true
  return item.items.some((child) =>
    child.kind === 'link' ? samePathKey(child.path) === here : contains(child, here),
  )
}
