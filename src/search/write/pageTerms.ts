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
  const weights = new Map<string, Weight>()
  const counts = new Map<string, number>()
  const add = (term: string, weight: Weight) => {
    if (weight > (weights.get(term) ?? -1)) weights.set(term, weight)
  }
  for (const { text } of page.sections) {
    for (const term of termsIn(passage(text, fold))) {
      const count = (counts.get(term) ?? 0) + 1
      counts.set(term, count)
      add(term, count >= several ? 1 : 0)
    }
  }
  for (const { title, sounds } of page.sections) addTitle(title, sounds, 2)
  addTitle(page.title, page.sounds, 3)
  return weights

  function addTitle(title: string, sounds: string, weight: Weight): void {
    const folded = passage(title, fold)
    for (const term of [...termsIn(folded), ...singles(folded), ...soundTerms(sounds)])
      add(term, weight)
  }
}

function termsIn(text: Passage): string[] {
  return [...wordsIn(text), ...pairs(text)]
}

function pairs({ folded }: Passage): string[] {
  const found: string[] = []
  for (let at = 0; at + 1 < folded.length; at += 1) {
    if (isDense(folded.charCodeAt(at)) && isDense(folded.charCodeAt(at + 1)))
      found.push(folded.slice(at, at + 2))
  }
  return found
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
