import { isUnspaced } from './characters.ts'
import { occurrences } from './occurrences.ts'
import type { Term } from './parseQuery.ts'
import type { FoldedText, TextRange } from './foldedText.ts'
import { findSounds, type Sounds } from './pinyin.ts'

/** A text and the ranges of it to highlight. */
export interface Marked {
  readonly text: string
  readonly marks: readonly TextRange[]
}

export interface Excerpt extends Marked {
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/** Highlights the terms in a heading, or the characters whose pinyin was typed. */
export function markHeading(heading: FoldedText, sounds: Sounds, terms: readonly Term[]): Marked {
  const marks = terms.flatMap((term) => {
    const written = occurrences(heading, term)
    if (written.length > 0 || term.kind !== 'word' || term.corrections.length > 0) return written
    const range = findSounds(heading.text, sounds, term.text)
    return range ? [range] : []
  })
  return { text: heading.text, marks: merge(marks) }
}

/** Widths in columns; a Han character takes two. */
const columnsBefore = 36
const columnsInAll = 180

/** The part of a text around the first occurrence of a term, or its beginning. */
export function excerptOf(passage: FoldedText, terms: readonly Term[]): Excerpt {
  const found = merge(terms.flatMap((term) => occurrences(passage, term)))
  const { text } = passage
  const from = found[0] ? startBefore(text, found[0][0]) : 0
  const to = endAfter(text, from)
  return {
    text: text.slice(from, to).replace(/\s/g, ' '),
    marks: found
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start - from, end - from]),
    isCutBefore: from > 0,
    isCutAfter: to < text.length,
  }
}

function startBefore(text: string, at: number): number {
  let from = at
  let width = 0
  while (from > 0 && width < columnsBefore) width += columns(text, --from)
  if (from === 0) return 0
  // An excerpt begins neither inside a word nor with the end of the previous sentence.
  const stop = text.slice(from, at).search(/[。！？\n][^。！？\n]*$/)
  if (stop >= 0) return from + stop + 1
  const space = text.slice(from, at).indexOf(' ')
  return isUnspaced(text.charCodeAt(from)) || space < 0 ? from : from + space + 1
}

function endAfter(text: string, from: number): number {
  let to = from
  let width = 0
  while (to < text.length && width < columnsInAll) width += columns(text, to++)
  if (to === text.length || isUnspaced(text.charCodeAt(to))) return to
  const space = text.lastIndexOf(' ', to)
  return space > from + (to - from) / 2 ? space : to
}

function columns(text: string, at: number): number {
  return isUnspaced(text.charCodeAt(at)) ? 2 : 1
}

/** Sorts ranges and joins those that overlap. */
function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}
