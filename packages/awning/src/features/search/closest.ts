import { isRunPart } from './characters.ts'
import type { FoldedPage, FoldedSection } from './foldedPage.ts'
import { termScore, type Match } from './matchPage.ts'
import type { Term } from './parseQuery.ts'
import { isJoining } from './questionWords.ts'
import { pairsOf, type TermPages } from './termPages.ts'

/**
 * For a query that no section matches as a whole, such as a question: `怎么垂直居中`. What was typed is taken apart,
 * and the sections that have most of it are the closest. A part counts more the fewer pages have it, so words
 * that are everywhere need no list of their own.
 */
export interface RatedPart extends Term {
  /** 0 if no page has it. */
  readonly rarity: number
}

/** Each part is looked for in every section, with every key press. */
const maxParts = 16

/** Of all parts, also of those that no page has: otherwise one common pair would answer for a sentence. */
const minShareOfParts = 1 / 3

const minShareOfRarity = 1 / 2

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/** The words of a query, and the pairs of its runs of characters, as scripts without spaces have no other bounds. */
export function partsOf(terms: readonly Term[]): Term[] {
  const parts = terms.flatMap((term) =>
    term.kind === 'run' && isRunPart(term.text.charCodeAt(0)) ? pairTerms(term) : [term],
  )
  const byText = new Map(parts.map((part) => [part.text, { ...part, titlesOnly: false }]))
  // A single character is in nearly every text.
  const long = [...byText.values()].filter(({ text }) => text.length > 1)
  // What is a single word cannot be taken apart.
  return long.length > 1 ? long.slice(0, maxParts) : []
}

function pairTerms(term: Term): Term[] {
  const crossing = pairsAcrossWords(term.text)
  return pairsOf(term.text)
    .filter((pair) => !crossing.has(pair) && ![...pair].some(isJoining))
    .map((text) => ({ ...term, text, stem: text }))
}

/**
 * The end of one word and the beginning of the next: `性定` in `粘性定位`, which is found in `属性定义`. A character that is a
 * word by itself has no other pair. Browsers without a segmenter (Firefox before 125) search for all pairs.
 */
function pairsAcrossWords(run: string): Set<string> {
  const words = segmenter ? Array.from(segmenter.segment(run), ({ segment }) => segment) : []
  return new Set(
    words.flatMap((word, at) => {
      const next = words[at + 1] ?? ''
      return word.length > 1 && next.length > 1 ? [word.slice(-1) + next[0]] : []
    }),
  )
}

export function ratePart(part: Term, pagesWithIt: number, pages: number): RatedPart {
  return { ...part, rarity: pagesWithIt === 0 ? 0 : Math.log(1 + pages / pagesWithIt) }
}

/** Whether something that has some of the parts has enough of them. */
function isEnough(found: readonly RatedPart[], all: readonly RatedPart[]): boolean {
  return (
    found.length >= all.length * minShareOfParts &&
    rarityOf(found) >= rarityOf(all) * minShareOfRarity
  )
}

function rarityOf(parts: readonly RatedPart[]): number {
  return parts.reduce((sum, { rarity }) => sum + rarity, 0)
}

/** The closest sections of all pages, without order. */
export function findClosest(
  pages: readonly FoldedPage[],
  terms: readonly Term[],
): { readonly parts: readonly RatedPart[]; readonly matches: readonly Match[] } {
  const parts = partsOf(terms)
  const scored = pages.map((page) => scoreSections(page, parts))
  const rated = parts.map((part, at) =>
    ratePart(
      part,
      scored.filter((sections) => sections.some(({ scores }) => (scores[at] ?? 0) > 0)).length,
      pages.length,
    ),
  )
  return { parts: rated, matches: scored.flatMap((sections) => closestOf(sections, rated)) }
}

/** What is worth highlighting: not the words that are everywhere. */
export function tellingParts(parts: readonly RatedPart[]): RatedPart[] {
  const rarest = Math.max(...parts.map(({ rarity }) => rarity))
  return parts.filter(({ rarity }) => rarity > 0 && rarity >= rarest / 2)
}

/** The same for one page, where it is known how rare the parts are. */
export function closestIn(page: FoldedPage, parts: readonly RatedPart[]): Match[] {
  return closestOf(scoreSections(page, parts), parts)
}

interface ScoredSection {
  readonly page: FoldedPage
  readonly section: FoldedSection
  /** Of each part. */
  readonly scores: readonly number[]
  /** Whether some part is in the section itself, and not in the title of its page alone. */
  readonly isInSection: boolean
}

function scoreSections(page: FoldedPage, parts: readonly Term[]): ScoredSection[] {
  return page.sections.map((section) => {
    const found = parts.map((part) => termScore(page, section, part))
    return {
      page,
      section,
      scores: found.map(({ score }) => score),
      isInSection: found.some((one) => one.isInSection),
    }
  })
}

function closestOf(sections: readonly ScoredSection[], parts: readonly RatedPart[]): Match[] {
  return sections.flatMap(({ page, section, scores, isInSection }) => {
    const found = parts.filter((_, at) => (scores[at] ?? 0) > 0)
    if (!isInSection || !isEnough(found, parts)) return []
    const sum = parts.reduce((score, { rarity }, at) => score + rarity * (scores[at] ?? 0), 0)
    const all = rarityOf(parts)
    // As much as a term scores on average, so that it can be compared with the score of all terms.
    return [{ page, section, score: (sum / all) * (rarityOf(found) / all), hasAll: false }]
  })
}

/** Numbers of the pages that have enough of the parts, of which the pages are known; the most promising first. */
export function rankClosest(parts: readonly RatedPart[], pagesOf: readonly TermPages[]): number[] {
  const found = new Map<number, RatedPart[]>()
  const scores = new Map<number, number>()
  for (const [at, part] of parts.entries()) {
    for (const [page, weight] of pagesOf[at] ?? []) {
      found.set(page, [...(found.get(page) ?? []), part])
      scores.set(page, (scores.get(page) ?? 0) + part.rarity * (1 + weight))
    }
  }
  return [...scores]
    .filter(([page]) => isEnough(found.get(page) ?? [], parts))
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([page]) => page)
}
