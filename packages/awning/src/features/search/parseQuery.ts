import { isRunPart, isWordPart, withoutOptionalMarks } from './characters.ts'
import type { Fold } from './fold.ts'
import { boundedQuery, maxTerms } from './queryLimits.ts'
import { stemOf } from './stem.ts'
import { symbolRuns } from './symbols.ts'

/** One word or run of characters that a section must contain. */
export interface Term {
  /** `run` matches these characters in a row; `word` matches words that begin so, and their other forms. */
  readonly kind: 'run' | 'word'
  /** Folded. */
  readonly text: string
  /** What the forms of a word share; the text itself for a run. */
  readonly stem: string
  /** Only titles and headings are searched, because a single character occurs in nearly every text. */
  readonly titlesOnly: boolean
  /** Words to search for instead, when the typed one occurs nowhere and is probably a typo. */
  readonly corrections: readonly string[]
}

export interface Query {
  /** A section must contain all of them. */
  readonly terms: readonly Term[]
  /** What was typed, if it is more than one word: several terms, or one with symbols (`:has()`). A section that contains it as it is ranks higher. */
  readonly phrase: string | undefined
}

export function parseQuery(typed: string, fold: Fold): Query {
  const folded = fold(withoutOptionalMarks(boundedQuery(typed).normalize('NFC'))).trim()
  const found = new Map<string, Omit<Term, 'titlesOnly'>>()
  for (const chunk of folded.split(/\s+/)) {
    for (const term of chunkTerms(chunk)) found.set(term.text, term)
  }
  const terms = [...found.values()].slice(0, maxTerms)
  const titlesOnly = terms.every(({ text }) => text.length === 1)
  const isPhrase = terms.length > 1 || terms.some(({ text }) => text !== folded)
  return {
    terms: terms.map((term) => ({ ...term, titlesOnly })),
    phrase: isPhrase ? folded.replace(/\s+/g, ' ') : undefined,
  }
}

function chunkTerms(chunk: string): Omit<Term, 'titlesOnly'>[] {
  const pieces = split(chunk)
  // Symbols are searched for only where there is nothing else: `===`, `=>`. Brackets around them (`()=>`) are part of the phrase alone.
  if (pieces.length === 0 && chunk.length > 1) {
    const operators = symbolRuns(chunk)
    return operators.length > 0 ? operators.map(run) : [run(chunk)]
  }
  return pieces.map((piece) =>
    isRunPart(piece.charCodeAt(0))
      ? run(piece)
      : { kind: 'word', text: piece, stem: stemOf(piece), corrections: [] },
  )
}

function run(text: string): Omit<Term, 'titlesOnly'> {
  return { kind: 'run', text, stem: text, corrections: [] }
}

/** Splits text into runs and words. */
function split(chunk: string): string[] {
  const pieces: string[] = []
  let kind = 0
  for (let at = 0; at < chunk.length; at += 1) {
    const code = chunk.charCodeAt(at)
    const next = isRunPart(code) ? 1 : isWordPart(code) ? 2 : 0
    if (next !== 0 && next === kind) pieces[pieces.length - 1] += chunk.charAt(at)
    else if (next !== 0) pieces.push(chunk.charAt(at))
    kind = next
  }
  return pieces
}
