import type { ReactNode } from 'react'
import type { Marked as MarkedText } from '../excerpt.ts'

/** A text with the matched ranges in `<mark>`. */
export function Marked({ text, marks }: MarkedText): ReactNode {
  let end = 0
  const parts = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from)
    end = to
    return [before, <mark key={from}>{text.slice(from, to)}</mark>]
  })
  return [...parts, text.slice(end)]
}
