import type { Term } from './parseQuery.ts'
import type { FoldedText, TextRange } from './foldedText.ts'
import { stemOf } from './stem.ts'
import { isWordStart, wordEnd } from './words.ts'

/** More are needed neither for ranking a section nor for highlighting a page. */
const maxOccurrences = 200

/** Ranges where a term occurs, in order. */
export function occurrences(passage: FoldedText, term: Term): TextRange[] {
  if (term.kind === 'run') return runs(passage.folded, term.text)
  if (term.corrections.length === 0) return words(passage, term.text, term.stem)
  return term.corrections
    .flatMap((word) => words(passage, word, word))
    .toSorted(([a], [b]) => a - b)
}

function runs(folded: string, text: string): TextRange[] {
  const found: TextRange[] = []
  let at = folded.indexOf(text)
  while (at >= 0 && found.length < maxOccurrences) {
    found.push([at, at + text.length])
    at = folded.indexOf(text, at + text.length)
  }
  return found
}

function words(passage: FoldedText, text: string, stem: string): TextRange[] {
  const { folded } = passage
  const found: TextRange[] = []
  let at = folded.indexOf(stem)
  while (at >= 0 && found.length < maxOccurrences) {
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
