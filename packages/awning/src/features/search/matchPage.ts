import { occurrences } from './occurrences.ts'
import type { OpenPage, OpenSection } from './openPage.ts'
import type { Query, Term } from './parseQuery.ts'
import type { Passage, Range } from './passage.ts'
import { findSounds } from './pinyin.ts'

/** A section that holds every term, and how well. */
export interface Match {
  readonly page: OpenPage
  readonly section: OpenSection
  readonly score: number
}

/** Title before heading before text; sounds after what is really written. */
const worth = {
  title: 80,
  heading: 40,
  phrase: 60,
  text: 10,
  titleSound: 9,
  sound: 6,
  around: 2,
  slip: 0.5,
}

/** The sections of a page that hold every term; its title speaks for all of them. */
export function matchPage(page: OpenPage, { terms, phrase }: Query): Match[] {
  if (terms.length === 0) return []
  return page.sections.flatMap((section) => {
    let score = 0
    let isHere = false
    for (const term of terms) {
      const own = scoreHere(page, section, term)
      if (own > 0) isHere = true
      const found = own > 0 ? own : scoreAround(page, term)
      if (found === 0) return []
      score += term.meant.length > 0 ? found * worth.slip : found
    }
    if (!isHere) return []
    const isPhrase =
      phrase !== undefined &&
      (section.heading.folded.includes(phrase) || section.text.folded.includes(phrase))
    return [{ page, section, score: isPhrase ? score + worth.phrase : score }]
  })
}

function scoreHere(page: OpenPage, { section, heading, text }: OpenSection, term: Term): number {
  const isTop = section.id === ''
  const [first] = occurrences(heading, term)
  const written = term.titlesOnly ? 0 : occurrences(text, term).length
  const inText = written > 0 ? worth.text + Math.min(written, 5) : 0
  if (first) return (isTop ? worth.title : worth.heading) * closeness(heading, first) + inText
  if (inText > 0) return inText
  if (term.kind !== 'word' || term.meant.length > 0) return 0
  const sounds = isTop ? page.page.sounds : section.sounds
  const isSound = findSounds(heading.text, sounds, term.text) !== undefined
  return isSound ? (isTop ? worth.titleSound : worth.sound) : 0
}

/** The words of the page's title are understood in each of its sections. */
function scoreAround({ title }: OpenPage, term: Term): number {
  return occurrences(title, term).length > 0 ? worth.around : 0
}

/** The whole heading, its beginning, or somewhere in it; a short one more than a long one. */
function closeness({ folded }: Passage, [from, to]: Range): number {
  const share = (to - from) / folded.length
  return 1 + (from === 0 ? 0.2 : 0) + share * 0.5 + (share === 1 ? 0.5 : 0)
}
