import type { Fold } from './fold.ts'
import { foldText, type FoldedText } from './foldedText.ts'
import type { SearchPage, SearchSection } from './searchFormat.ts'

/** A page with its folded texts, so that they are folded once and not for each search. */
export interface FoldedPage {
  readonly page: SearchPage
  readonly title: FoldedText
  readonly sections: readonly FoldedSection[]
}

export interface FoldedSection {
  readonly section: SearchSection
  /** Its number among the sections of its page. */
  readonly index: number
  /** The page's title for the text before the first heading. */
  readonly heading: FoldedText
  readonly text: FoldedText
}

export function foldPage(page: SearchPage, fold: Fold): FoldedPage {
  const title = foldText(page.title, fold)
  return {
    page,
    title,
    sections: page.sections.map((section, index) => ({
      section,
      index,
      heading: section.id === '' ? title : foldText(section.title, fold),
      text: foldText(section.text, fold),
    })),
  }
}
