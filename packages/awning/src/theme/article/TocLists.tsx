import type { ReactNode } from 'react'
import { TocSpy } from './TocSpy.tsx'
import type { LangAttributes } from '../langAttributes.ts'

/** An entry of the table of contents, as much of it as is shown. */
export interface TocItem {
  readonly id: string
  /** Inline HTML. */
  readonly html: string
  readonly children?: readonly TocItem[]
}

interface Props {
  readonly entries: readonly TocItem[]
  readonly label: string
  /** Set where the headings are not in the language of the page. */
  readonly lang?: LangAttributes | undefined
}

/** The table of contents as a column; renders nothing where there are no headings. */
export function TocColumn({ entries, label, lang }: Props): ReactNode {
  if (entries.length === 0) return null
  return (
    <nav aria-label={label} data-toc="" data-chrome="">
      <p aria-hidden="true">{label}</p>
      <div {...lang}>
        <Entries entries={entries} />
      </div>
      <TocSpy />
    </nav>
  )
}

/** The table of contents above the text, for narrow screens. It is closed at first. */
export function TocDetails({ entries, label, lang }: Props): ReactNode {
  if (entries.length === 0) return null
  return (
    <details className="article-toc" data-chrome="">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <div {...lang}>
          <Entries entries={entries} />
        </div>
      </nav>
    </details>
  )
}

function Entries({ entries }: { entries: readonly TocItem[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ id, html, children = [] }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  )
}
