import { isRunPart } from '../characters.ts'
import type { Fold } from '../fold.ts'
import { foldText, type FoldedText } from '../foldedText.ts'
import { soundMark, type SearchPage } from '../searchFormat.ts'
import { symbolTerms } from '../symbols.ts'
import { wordsIn } from '../words.ts'

/** How much a term counts on a page: see `TermShard`. */
export type Weight = 0 | 1 | 2 | 3

/** A term that occurs at least this often in the text has more weight. */
const frequent = 3
const maxSoundLength = 24

/** A table by code unit, because every letter of a site is tested. */
const isInRun = new Uint8Array(0x10000)
for (let code = 0; code < isInRun.length; code += 1) isInRun[code] = Number(isRunPart(code))

/** Every term of a page: words, symbols, pairs of Han characters, and single characters and pinyin of its titles. */
export function pageTerms(page: SearchPage, fold: Fold): Map<string, Weight> {
  const words = new Map<string, number>()
  const pairs = new Map<number, number>()
  for (const { text } of page.sections) {
    const folded = foldText(text, fold)
    countAll(wordsIn(folded), words)
    countAll(symbolTerms(folded.folded), words)
    countPairs(folded, pairs)
  }
  const weights = new Map<string, Weight>()
  words.forEach((count, word) => weights.set(word, weightOf(count)))
  pairs.forEach((count, pair) => weights.set(pairText(pair), weightOf(count)))
  for (const { title, sounds } of page.sections) addTitle(title, sounds, 2)
  addTitle(page.title, page.sounds, 3)
  return weights

  function addTitle(title: string, sounds: string, weight: Weight): void {
    const folded = foldText(title, fold)
    const inTitle = new Map<number, number>()
    countPairs(folded, inTitle)
    for (const term of [
      ...wordsIn(folded),
      ...symbolTerms(folded.folded),
      ...Array.from(inTitle.keys(), pairText),
      ...singles(folded),
      ...soundTerms(sounds),
    ])
      if (weight > (weights.get(term) ?? -1)) weights.set(term, weight)
  }
}

function weightOf(count: number): Weight {
  return count >= frequent ? 1 : 0
}

/** A loop of its own, which V8 compiles once: inside a longer function it did so again and again. */
function countAll(terms: readonly string[], counts: Map<string, number>): void {
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
}

/** Counts pairs of neighbouring characters, each encoded as one number, because there are thousands on a page. */
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

function pairText(pair: number): string {
  return String.fromCharCode(pair >>> 16, pair & 0xffff)
}

function singles({ folded }: FoldedText): string[] {
  return [...folded].filter((character) => isRunPart(character.charCodeAt(0)))
}

/** Pinyin and first letters from each syllable to the end, with only the first reading of each character. */
function soundTerms(sounds: string): string[] {
  if (sounds === '') return []
  const syllables = sounds.split(' ').map((readings) => readings.split('/')[0] ?? '')
  return syllables.flatMap((_, from) => {
    // Each syllable has a letter, so more of them would be cut off.
    const rest = syllables.slice(from, from + maxSoundLength)
    const [whole, letters] = [rest.join(''), rest.map((one) => one.slice(0, 1)).join('')]
    return [whole, letters].map((term) => soundMark + term.slice(0, maxSoundLength))
  })
}
