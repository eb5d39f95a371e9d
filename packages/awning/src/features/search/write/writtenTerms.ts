import { pairAt, pairText, type PageTerms, type Weight } from './pageTerms.ts'

/** The terms of a page as they are stored: a text for each weight. */
export interface WrittenTerms {
  /** With blanks between them. */
  readonly words: readonly string[]
  /** One after the other, because each has two code units. */
  readonly pairs: readonly string[]
}

const weights = [0, 1, 2, 3] as const satisfies Weight[]

export const noTerms: PageTerms = { words: new Map(), pairs: new Map() }

export function writtenTerms({ words, pairs }: PageTerms): WrittenTerms {
  const wordsByWeight: string[][] = weights.map(() => [])
  words.forEach((weight, word) => wordsByWeight[weight]?.push(word))
  const pairsByWeight = weights.map(() => '')
  pairs.forEach((weight, pair) => (pairsByWeight[weight] += pairText(pair)))
  return { words: wordsByWeight.map((list) => list.join(' ')), pairs: pairsByWeight }
}

export function readTerms(written: WrittenTerms): PageTerms {
  const words = new Map<string, Weight>()
  const pairs = new Map<number, Weight>()
  for (const weight of weights) {
    for (const word of wordsOf(written, weight)) words.set(word, weight)
    for (const pair of pairsOf(written, weight)) pairs.set(pair, weight)
  }
  return { words, pairs }
}

/** The terms as the index lists them. */
export function termWeights(written: WrittenTerms): ReadonlyMap<string, Weight> {
  const found = new Map<string, Weight>()
  for (const weight of weights) {
    for (const word of wordsOf(written, weight)) found.set(word, weight)
    for (const pair of pairsOf(written, weight)) found.set(pairText(pair), weight)
  }
  return found
}

function wordsOf({ words }: WrittenTerms, weight: Weight): readonly string[] {
  return words[weight]?.split(' ').filter((word) => word !== '') ?? []
}

function pairsOf({ pairs }: WrittenTerms, weight: Weight): readonly number[] {
  const text = pairs[weight] ?? ''
  return Array.from({ length: text.length / 2 }, (_, index) => pairAt(text, index * 2))
}
