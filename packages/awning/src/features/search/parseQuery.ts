import { isDense, isWordPart } from './characters.ts'
import type { Fold } from './fold.ts'
import { stemOf } from './stem.ts'

/** One thing that a section must hold. */
export interface Term {
  /** `run`: these characters in a row. `word`: a word that begins so, or another form of it. */
  readonly kind: 'run' | 'word'
  /** Folded. */
  readonly text: string
  /** Of a word: what its forms share. */
  readonly stem: string
  /** Looked for in titles and headings alone: a single character stands everywhere. */
  readonly titlesOnly: boolean
  /** Words that may have been meant, when nothing holds the one that was typed. */
  readonly meant: readonly string[]
}

export interface Query {
  /** All of them must be there. */
  readonly terms: readonly Term[]
  /** Several terms as they were typed: better together than apart. */
  readonly phrase: string | undefined
}

export function parseQuery(typed: string, fold: Fold): Query {
  const folded = fold(typed.normalize('NFC')).trim()
  const found = new Map<string, Omit<Term, 'titlesOnly'>>()
  for (const chunk of folded.split(/\s+/)) {
    for (const term of chunkTerms(chunk)) found.set(term.text, term)
  }
  const terms = [...found.values()]
  const titlesOnly = terms.every(({ text }) => text.length === 1)
  return {
    terms: terms.map((term) => ({ ...term, titlesOnly })),
    phrase: terms.length > 1 ? folded.replace(/\s+/g, ' ') : undefined,
  }
}

function chunkTerms(chunk: string): Omit<Term, 'titlesOnly'>[] {
  const pieces = split(chunk)
  // Signs count only where there is nothing else: `===`, `=>`.
  if (pieces.length === 0 && chunk.length > 1) return [run(chunk)]
  return pieces.map((piece) =>
    isDense(piece.charCodeAt(0))
      ? run(piece)
      : { kind: 'word', text: piece, stem: stemOf(piece), meant: [] },
  )
}

function run(text: string): Omit<Term, 'titlesOnly'> {
  return { kind: 'run', text, stem: text, meant: [] }
}

/** Runs of dense script, and words. */
function split(chunk: string): string[] {
  const pieces: string[] = []
  let kind = 0
  for (let at = 0; at < chunk.length; at += 1) {
    const code = chunk.charCodeAt(at)
    const next = isDense(code) ? 1 : isWordPart(code) ? 2 : 0
    if (next !== 0 && next === kind) pieces[pieces.length - 1] += chunk.charAt(at)
    else if (next !== 0) pieces.push(chunk.charAt(at))
    kind = next
  }
  return pieces
}
