import { isDense } from '../characters.ts'
import type { Fold } from '../fold.ts'
import { passage, type Passage } from '../passage.ts'
import { soundMark, type SearchPage } from '../searchFormat.ts'
import { wordsIn } from '../words.ts'

/** How much a term counts on a page: see `TermShard`. */
export type Weight = 0 | 1 | 2 | 3

const several = 3
const longestSound = 24

/** Every term of a page: words, pairs of dense script, single characters and sounds of its titles. */
export function pageTerms(page: SearchPage, fold: Fold): Map<string, Weight> {
  const words = new Map<string, number>()
  const pairs = new Map<number, number>()
  for (const { text } of page.sections) {
    const folded = passage(text, fold)
    for (const word of wordsIn(folded)) words.set(word, (words.get(word) ?? 0) + 1)
    countPairs(folded, pairs)
  }
  const weights = new Map<string, Weight>()
  for (const [word, count] of words) weights.set(word, count >= several ? 1 : 0)
  for (const [pair, count] of pairs) weights.set(pairText(pair), count >= several ? 1 : 0)
  for (const { title, sounds } of page.sections) addTitle(title, sounds, 2)
  addTitle(page.title, page.sounds, 3)
  return weights

  function addTitle(title: string, sounds: string, weight: Weight): void {
    const folded = passage(title, fold)
    const inTitle = new Map<number, number>()
    countPairs(folded, inTitle)
    for (const term of [
      ...wordsIn(folded),
      ...[...inTitle.keys()].map(pairText),
      ...singles(folded),
      ...soundTerms(sounds),
    ])
      if (weight > (weights.get(term) ?? -1)) weights.set(term, weight)
  }
}

/** Pairs of neighbours as one number each: there are thousands on a page, and most of them come again. */
function countPairs({ folded }: Passage, pairs: Map<number, number>): void {
  let before = 0
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at)
    if (!isDense(code)) before = 0
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

function singles({ folded }: Passage): string[] {
  return [...folded].filter((character) => isDense(character.charCodeAt(0)))
}

/** Whole syllables and first letters, from every syllable on; a slip back to one reading a character. */
function soundTerms(sounds: string): string[] {
  if (sounds === '') return []
  const syllables = sounds.split(' ').map((readings) => readings.split('/')[0] ?? '')
  return syllables.flatMap((_, from) => {
    const rest = syllables.slice(from)
    const [whole, letters] = [rest.join(''), rest.map((one) => one.slice(0, 1)).join('')]
    return [whole, letters].map((term) => soundMark + term.slice(0, longestSound))
  })
}
