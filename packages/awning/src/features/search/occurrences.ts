import type { Term } from './parseQuery.ts'
import type { Passage, Range } from './passage.ts'
import { stemOf } from './stem.ts'
import { isWordStart, wordEnd } from './words.ts'

/** Enough to rank a section and to mark a page by. */
const most = 200

/** Where a term stands in a passage, from the beginning on. */
export function occurrences(passage: Passage, term: Term): Range[] {
  if (term.kind === 'run') return runs(passage.folded, term.text)
  if (term.meant.length === 0) return words(passage, term.text, term.stem)
  return term.meant.flatMap((word) => words(passage, word, word)).toSorted(([a], [b]) => a - b)
}

function runs(folded: string, text: string): Range[] {
  const found: Range[] = []
  let at = folded.indexOf(text)
  while (at >= 0 && found.length < most) {
    found.push([at, at + text.length])
    at = folded.indexOf(text, at + text.length)
  }
  return found
}

function words(passage: Passage, text: string, stem: string): Range[] {
  const { folded } = passage
  const found: Range[] = []
  let at = folded.indexOf(stem)
  while (at >= 0 && found.length < most) {
    let next = at + 1
    if (isWordStart(passage, at)) {
      if (folded.startsWith(text, at)) found.push([at, (next = at + text.length)])
      else {
        const end = wordEnd(folded, at)
        if (stem !== text && stemOf(folded.slice(at, end)) === stem) found.push([at, (next = end)])
      }
    }
    at = folded.indexOf(stem, next)
  }
  return found
}
