import { isBelow } from '../../../config/address.ts'
import { isListing, type SavedPage } from '../worker/savedPage.ts'
import type { SavedPageGroup } from './SavedPageList.tsx'

export interface SiteSection {
  readonly id: string
  readonly title: string
  /** Address of its first page; the others begin with it. */
  readonly href: string
}

export interface GroupOptions {
  readonly lang: string
  readonly sections: readonly SiteSection[]
  /** Title of the group of pages that belong to no section. */
  readonly others: string
  /** Names of the languages, by their code. */
  readonly languages: Readonly<Record<string, string>>
  /** Addresses that are not listed: the offline page itself. */
  readonly except: ReadonlySet<string>
}

/** Groups pages: the sections in the reader's language, its other pages, then the other languages. */
export function groupSavedPages(
  saved: readonly SavedPage[],
  { lang, sections, others, languages, except }: GroupOptions,
): SavedPageGroup[] {
  const pages = saved
    .filter(({ href }) => !except.has(href) && !isListing(href))
    .toSorted((a, b) => (a.href < b.href ? -1 : 1))
  const inLanguage = pages.filter((page) => page.lang === lang)
  const groups: SavedPageGroup[] = [
    ...sections.map((section) => ({
      id: section.id,
      title: section.title,
      pages: inLanguage.filter((page) => sectionOf(page, sections) === section),
    })),
    {
      id: 'others',
      title: others,
      pages: inLanguage.filter((page) => !sectionOf(page, sections)),
    },
    ...Object.entries(languages)
      .filter(([other]) => other !== lang)
      .map(([other, title]) => ({
        id: other,
        title,
        pages: pages.filter((page) => page.lang === other),
      })),
  ]
  return groups.filter((group) => group.pages.length > 0)
}

/** The innermost one: where the docs are at the root of the site, the blog is below them. */
function sectionOf({ href }: SavedPage, sections: readonly SiteSection[]): SiteSection | undefined {
  return sections
    .filter((section) => isBelow(href, section.href))
    .toSorted((a, b) => b.href.length - a.href.length)[0]
}
