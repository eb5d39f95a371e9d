import type { Untranslated } from '../importReport.ts'

/** Sidebars contain docs, and the home page is none. */
export function homeInSidebar(file: string): Untranslated {
  return {
    file,
    what: 'A link to the home page in a sidebar',
    todo: 'It was left out, because sidebars contain docs alone. The title in the navbar leads to the home page.',
  }
}
