import { cache, type ReactNode } from 'react'
import type { TocEntry } from '../../content/model.ts'
import styles from './Toc.module.css'
import { TocSpy } from './TocSpy.tsx'

interface TocProps {
  readonly entries: readonly TocEntry[]
  readonly label: string
  /** Language of the headings, where it is not the page's own. */
  readonly lang?: string | undefined
}

/** Contents of a page as a column; absent where there is nothing to list. */
export function Toc({ entries, label, lang }: TocProps): ReactNode {
  if (entries.length === 0) return null
  return (
    <nav className={styles['toc']} aria-label={label} data-toc="" data-chrome="">
      <p className={styles['title']} aria-hidden="true">
        {label}
      </p>
      <div lang={lang}>{listOf(entries)}</div>
      <TocSpy />
    </nav>
  )
}

/** The same above the text, where there is no room for a column. Closed at first. */
export function TocBox({ entries, label, lang }: TocProps): ReactNode {
  if (entries.length === 0) return null
  return (
    <details className={styles['box']} data-chrome="">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <div lang={lang}>{listOf(entries)}</div>
      </nav>
    </details>
  )
}

/** The same elements wherever it stands, no component: so a page's payload holds them once. */
const listOf = cache(function listOf(entries: readonly TocEntry[]): ReactNode {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && listOf(children)}
        </li>
      ))}
    </ul>
  )
})
