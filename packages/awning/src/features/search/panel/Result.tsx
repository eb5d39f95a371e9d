import { memo, type ReactNode } from 'react'
import { excerptOf, markHeading } from '../excerpt.ts'
import type { Match } from '../matchPage.ts'
import type { Term } from '../parseQuery.ts'
import { Marked } from './Marked.tsx'

interface Props {
  readonly id: string
  readonly match: Match
  readonly terms: readonly Term[]
  readonly isActive: boolean
  readonly onPoint: (id: string) => void
  readonly onChoose: (match: Match) => void
}

/** One match: a link that is also an option of the listbox. */
export const Result = memo(function Result(props: Props): ReactNode {
  const { id, match, terms, isActive, onPoint, onChoose } = props
  const { page, section } = match
  const excerpt = excerptOf(section.text, terms)
  const isTop = section.section.id === ''
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hrefOf(match)}
      onPointerMove={() => onPoint(id)}
      onClick={() => onChoose(match)}
    >
      <span className="search-title">
        <Marked {...markHeading(page.title, page.page.sounds, terms)} />
        {!isTop && (
          <>
            <span aria-hidden="true"> › </span>
            <Marked {...markHeading(section.heading, section.section.sounds, terms)} />
          </>
        )}
      </span>
      <span className="search-excerpt">
        {excerpt.isCutBefore && '…'}
        <Marked {...excerpt} />
        {excerpt.isCutAfter && '…'}
      </span>
    </a>
  )
})

function hrefOf({ page, section }: Match): string {
  const { id } = section.section
  return id === '' ? page.page.href : `${page.page.href}#${encodeURIComponent(id)}`
}
