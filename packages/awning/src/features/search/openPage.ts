import type { Fold } from './fold.ts'
import { passage, type Passage } from './passage.ts'
import type { SearchPage, SearchSection } from './searchFormat.ts'

/** A page with its texts folded, once. */
export interface OpenPage {
  readonly page: SearchPage
  readonly title: Passage
  readonly sections: readonly OpenSection[]
}

export interface OpenSection {
  readonly section: SearchSection
  /** The page's title where there is no heading. */
  readonly heading: Passage
  readonly text: Passage
}

export function openPage(page: SearchPage, fold: Fold): OpenPage {
  const title = passage(page.title, fold)
  return {
    page,
    title,
    sections: page.sections.map((section) => ({
      section,
      heading: section.id === '' ? title : passage(section.title, fold),
      text: passage(section.text, fold),
    })),
  }
}
