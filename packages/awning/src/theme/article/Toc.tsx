import { cache, type ReactNode } from 'react'
import type { TocEntry } from '../../content/model.ts'
import styles from './Toc.module.css'
import { TocSpy } from './TocSpy.tsx'
import { langAttributes } from '../langAttributes.ts'

export interface TocProps {
  readonly entries: readonly TocEntry[]
  readonly label: string
  /** Language of the headings, where it is not the page's own. */
  readonly lang?: string | undefined
}

/** The table of contents as a column; renders nothing where there are no headings. */
export function Toc({ entries, label, lang }: TocProps): ReactNode {
  if (entries.length === 0) return null
  return (
    <nav className={styles['toc']} aria-label={label} data-toc="" data-chrome="">
      <p className={styles['title']} aria-hidden="true">
        {label}
      </p>
      <div {...langAttributes(lang)}>{listOf(entries)}</div>
      <TocSpy />
    </nav>
  )
}

/** The table of contents above the text, for narrow screens. It is closed at first. */
export function TocBox({ entries, label, lang }: TocProps): ReactNode {
  if (entries.length === 0) return null
  return (
    <details className={styles['box']} data-chrome="">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <div {...langAttributes(lang)}>{listOf(entries)}</div>
      </nav>
    </details>
  )
}

/** A function instead of a component, so that the payload contains the elements once for both places. */
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
