import { isRunPart } from '../characters.ts'
import type { Fold } from '../fold.ts'
import { foldText, type FoldedText } from '../foldedText.ts'
import { soundMark, type SearchPage } from '../searchFormat.ts'
import { symbolTerms } from '../symbols.ts'
import { wordsIn } from '../words.ts'

/** How much a term counts on a page: see `TermShard`. */
export type Weight = 0 | 1 | 2 | 3

/** The terms of a page. */
export interface PageTerms {
  /** Words, symbols, and single characters and pinyin of titles. */
  readonly words: ReadonlyMap<string, Weight>
  /** Pairs of neighbouring characters, each as one number (`pairText`), because there are thousands on a page. */
  readonly pairs: ReadonlyMap<number, Weight>
}

/** A term that occurs at least this often in the text has more weight. */
const frequent = 3
const maxSoundLength = 24

/** A table by code unit, because every letter of a site is tested. */
const isInRun = new Uint8Array(0x10000)
for (let code = 0; code < isInRun.length; code += 1) isInRun[code] = Number(isRunPart(code))

/** Every term of a page: words, symbols, pairs of Han characters, and single characters and pinyin of its titles. */
export function pageTerms(page: SearchPage, fold: Fold): PageTerms {
  const wordCounts = new Map<string, number>()
  const pairCounts = new Map<number, number>()
  for (const { text } of page.sections) {
    const folded = foldText(text, fold)
    countAll(wordsIn(folded), wordCounts)
    countAll(symbolTerms(folded.folded), wordCounts)
    countPairs(folded, pairCounts)
  }
  const words = weightsOf(wordCounts)
  const pairs = weightsOf(pairCounts)
  for (const { title, sounds } of page.sections) addTitle(title, sounds, 2)
  addTitle(page.title, page.sounds, 3)
  return { words, pairs }

  function addTitle(title: string, sounds: string, weight: Weight): void {
    const folded = foldText(title, fold)
    const inTitle = new Map<number, number>()
    countPairs(folded, inTitle)
    raise(inTitle.keys(), weight, pairs)
    raise(wordsIn(folded), weight, words)
    raise(symbolTerms(folded.folded), weight, words)
    raise(singles(folded), weight, words)
    raise(soundTerms(sounds), weight, words)
  }
}

/** The two characters of a pair. */
export function pairText(pair: number): string {
  return String.fromCharCode(pair >>> 16, pair & 0xffff)
}

/** The number of the pair at a position. */
export function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1)
}

function weightsOf<Term>(counts: ReadonlyMap<Term, number>): Map<Term, Weight> {
  const weights = new Map<Term, Weight>()
  counts.forEach((count, term) => weights.set(term, count >= frequent ? 1 : 0))
  return weights
}

function raise<Term>(terms: Iterable<Term>, weight: Weight, weights: Map<Term, Weight>): void {
  for (const term of terms) if (weight > (weights.get(term) ?? -1)) weights.set(term, weight)
}

/** A loop of its own, which V8 compiles once: inside a longer function it did so again and again. */
function countAll(terms: readonly string[], counts: Map<string, number>): void {
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
}

function countPairs({ folded }: FoldedText, pairs: Map<number, number>): void {
  let before = 0
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at)
    if (!isInRun[code]) before = 0
    else {
      if (before > 0) {
        const pair = (before << 16) | code
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
      before = code
    }
  }
}

/** A rare character has two code units, so it is a pair. */
function singles({ folded }: FoldedText): string[] {
  return [...folded].filter(
    (character) => character.length === 1 && isRunPart(character.charCodeAt(0)),
  )
}

/** Pinyin and first letters from each syllable to the end, with only the first reading of each character. */
function soundTerms(sounds: string): string[] {
  if (sounds === '') return []
  const syllables = sounds.split(' ').map((readings) => readings.split('/')[0] ?? '')
  const whole = syllables.join('')
  const letters = syllables.map((one) => one.slice(0, 1)).join('')
  let at = 0
  return syllables.flatMap((syllable, number) => {
    const from = at
    at += syllable.length
    return [
      soundMark + whole.slice(from, from + maxSoundLength),
      soundMark + letters.slice(number, number + maxSoundLength),
    ]
  })
}
