import type { ReactNode } from 'react'
import type { TocEntry } from '../../content/model.ts'

interface TocProps {
  readonly entries: readonly TocEntry[]
  readonly label: string
  /** Language of the headings, where it is not the page's own. */
  readonly lang?: string | undefined
}

/** Contents of a page; absent where there is nothing to list. */
export function Toc({ entries, label, lang }: TocProps): ReactNode {
  if (entries.length === 0) return null
  return (
    <nav className="toc" aria-label={label}>
      <div lang={lang}>
        <TocList entries={entries} />
      </div>
    </nav>
  )
}

function TocList({ entries }: { entries: readonly TocEntry[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && <TocList entries={children} />}
        </li>
      ))}
    </ul>
  )
}
