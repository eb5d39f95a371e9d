import type { Term } from './parseQuery.ts'
import type { FoldedText, TextRange } from './foldedText.ts'
import { stemOf } from './stem.ts'
import { isWordStart, wordEnd } from './words.ts'

/** More are not needed to highlight a page. */
const maxOccurrences = 200

/** Ranges where a term occurs, in order; at most `limit`, or as many for each correction of the term. */
export function occurrences(passage: FoldedText, term: Term, limit = maxOccurrences): TextRange[] {
  if (term.kind === 'run') return runs(passage.folded, term.text, limit)
  if (term.corrections.length === 0) return words(passage, term.text, term.stem, limit)
  return term.corrections
    .flatMap((word) => words(passage, word, word, limit))
    .toSorted(([a], [b]) => a - b)
}

function runs(folded: string, text: string, limit: number): TextRange[] {
  const found: TextRange[] = []
  let at = folded.indexOf(text)
  while (at >= 0 && found.length < limit) {
    found.push([at, at + text.length])
    at = folded.indexOf(text, at + text.length)
  }
  return found
}

function words(passage: FoldedText, text: string, stem: string, limit: number): TextRange[] {
  const { folded } = passage
  const found: TextRange[] = []
  let at = folded.indexOf(stem)
  while (at >= 0 && found.length < limit) {
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
