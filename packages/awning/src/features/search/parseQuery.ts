import { isRunPart, isWordPart, withoutOptionalMarks } from './characters.ts'
import type { Fold } from './fold.ts'
import { boundedQuery, maxTerms } from './queryLimits.ts'
import { isJoining, parseQuestion } from './questionWords.ts'
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
  /** Words of a question, such as `why`. A heading that has them too ranks higher. */
  readonly asked: readonly Term[]
}

export function parseQuery(typed: string, fold: Fold): Query {
  const folded = fold(withoutOptionalMarks(boundedQuery(typed).normalize('NFC'))).trim()
  const found = new Map<string, Omit<Term, 'titlesOnly'>>()
  const question = parseQuestion(folded)
  for (const chunk of question.wanted.split(/\s+/)) {
    for (const term of chunkTerms(chunk)) found.set(term.text, term)
  }
  const named = [...found.values()].filter(({ text }) => !isJoining(text))
  const terms = (named.length > 0 ? named : [...found.values()]).slice(0, maxTerms)
  const titlesOnly = terms.every(({ text }) => text.length === 1)
  const isPhrase = terms.length > 1 || terms.some(({ text }) => text !== folded)
  return {
    terms: terms.map((term) => ({ ...term, titlesOnly })),
    asked: question.asked.flatMap(chunkTerms).map((term) => ({ ...term, titlesOnly: true })),
    phrase: isPhrase ? folded.replace(/\s+/g, ' ') : undefined,
  }
}

function chunkTerms(chunk: string): Omit<Term, 'titlesOnly'>[] {
  const pieces = split(chunk)
  const isWord = (piece: string) => !isRunPart(piece.charCodeAt(0))
  // Symbols are searched for only where there is no word: `===`, `=>`, `===和==`. Brackets around them (`()=>`) are part of the phrase alone.
  const operators = pieces.some(isWord) ? [] : symbolRuns(chunk)
  if (pieces.length + operators.length === 0 && chunk.length > 1) return [run(chunk)]
  return [
    ...operators.map(run),
    ...pieces.map((piece) =>
      isWord(piece)
        ? ({ kind: 'word', text: piece, stem: stemOf(piece), corrections: [] } as const)
        : run(piece),
    ),
  ]
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
