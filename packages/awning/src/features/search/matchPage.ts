import { occurrences } from './occurrences.ts'
import type { FoldedPage, FoldedSection } from './foldedPage.ts'
import type { Query, Term } from './parseQuery.ts'
import type { FoldedText, TextRange } from './foldedText.ts'
import { findSounds } from './pinyin.ts'
import { stemOf } from './stem.ts'
import { wordEnd } from './words.ts'

/** A section with its score. */
export interface Match {
  readonly page: FoldedPage
  readonly section: FoldedSection
  readonly score: number
  /** Whether it has every term, and not only most of what was typed. */
  readonly hasAll: boolean
}

/** A match in the title counts more than one in a heading, and that more than one in the text; pinyin counts least. */
const weights = {
  title: 80,
  heading: 40,
  headingPhrase: 90,
  phrase: 60,
  asked: 20,
  text: 10,
  titleSound: 9,
  sound: 6,
  pageTitle: 2,
  typo: 0.5,
  beginning: 0.6,
}

/** More occurrences do not raise the score, and counting those of common words takes most of the time. */
const maxCounted = 5

/** Sections of a page that match every term. A term may be in the page's title alone, but not all of them. */
export function matchPage(page: FoldedPage, { terms, phrase, asked }: Query): Match[] {
  if (terms.length === 0) return []
  return page.sections.flatMap((section) => {
    let score = 0
    let isInSection = false
    for (const term of terms) {
      const found = termScore(page, section, term)
      if (found.score === 0) return []
      if (found.isInSection) isInSection = true
      score += found.score
    }
    if (!isInSection) return []
    score += scorePhrase(section, phrase) + scoreAsked(section, asked)
    return [{ page, section, score, hasAll: true }]
  })
}

function scorePhrase({ heading, text }: FoldedSection, phrase: string | undefined): number {
  if (phrase === undefined) return 0
  if (heading.folded.includes(phrase)) return weights.headingPhrase
  return text.folded.includes(phrase) ? weights.phrase : 0
}

function scoreAsked({ heading }: FoldedSection, asked: readonly Term[]): number {
  return asked.filter((term) => occurrences(heading, term, 1).length > 0).length * weights.asked
}

/** How well a section matches a term, which may be in the title of its page alone; 0 if it is in neither. */
export function termScore(
  page: FoldedPage,
  section: FoldedSection,
  term: Term,
): { readonly score: number; readonly isInSection: boolean } {
  const sectionScore = scoreInSection(page, section, term)
  const score = sectionScore > 0 ? sectionScore : scoreByPageTitle(page, term)
  return {
    score: term.corrections.length > 0 ? score * weights.typo : score,
    isInSection: sectionScore > 0,
  }
}

function scoreInSection(
  page: FoldedPage,
  { section, heading, text }: FoldedSection,
  term: Term,
): number {
  const isTop = section.id === ''
  const inHeading = occurrences(heading, term, maxCounted).map((range) =>
    closeness(heading, range, term),
  )
  const written = term.titlesOnly ? 0 : occurrences(text, term, maxCounted).length
  const inText = written > 0 ? weights.text + Math.min(written, maxCounted) : 0
  if (inHeading.length > 0)
    return (isTop ? weights.title : weights.heading) * Math.max(...inHeading) + inText
  if (inText > 0) return inText
  if (term.kind !== 'word' || term.corrections.length > 0) return 0
  const sounds = isTop ? page.page.sounds : section.sounds
  const isSound = findSounds(heading.text, sounds, term.text) !== undefined
  return isSound ? (isTop ? weights.titleSound : weights.sound) : 0
}

function scoreByPageTitle({ title }: FoldedPage, term: Term): number {
  return occurrences(title, term, 1).length > 0 ? weights.pageTitle : 0
}

/**
 * A factor that is largest when the term is the whole heading, and larger at its beginning and in a short one. What is only
 * the beginning of a word may be another word: `rem` in “Removing”.
 */
function closeness({ folded }: FoldedText, [from, to]: TextRange, term: Term): number {
  const share = (to - from) / folded.length
  const factor = 1 + (from === 0 ? 0.2 : 0) + share * 0.5 + (share === 1 ? 0.5 : 0)
  return isBeginning(folded, from, to, term) ? factor * weights.beginning : factor
}

function isBeginning(folded: string, from: number, to: number, { kind, stem }: Term): boolean {
  const end = wordEnd(folded, to)
  return kind === 'word' && end > to && stemOf(folded.slice(from, end)) !== stem
}
