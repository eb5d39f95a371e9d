import type { ReactNode } from 'react'
import type { TocEntry } from '../../content/model.ts'

/** Contents of a page; absent where there is nothing to list. */
export function Toc({
  entries,
  label,
}: {
  entries: readonly TocEntry[]
  label: string
}): ReactNode {
  if (entries.length === 0) return null
  return (
    <nav className="toc" aria-label={label}>
      <TocList entries={entries} />
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
