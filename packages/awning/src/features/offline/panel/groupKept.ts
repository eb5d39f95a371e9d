import { isBelow } from '../../../config/address.ts'
import { isListing, type KeptPage } from '../worker/keptPage.ts'
import type { KeptGroup } from './KeptList.tsx'

export interface Shelf {
  readonly id: string
  readonly title: string
  /** Address of its first page; the others begin with it. */
  readonly href: string
}

export interface GroupOptions {
  readonly lang: string
  readonly shelves: readonly Shelf[]
  /** Over the pages that stand on no shelf. */
  readonly others: string
  /** The languages' own names. */
  readonly languages: Readonly<Record<string, string>>
  /** Pages that are not worth telling of: the one that tells. */
  readonly except: ReadonlySet<string>
}

/** The reader's language first, shelf by shelf, then what is left of it, then the other languages. */
export function groupKept(
  kept: readonly KeptPage[],
  { lang, shelves, others, languages, except }: GroupOptions,
): KeptGroup[] {
  const pages = kept
    .filter(({ href }) => !except.has(href) && !isListing(href))
    .toSorted((a, b) => (a.href < b.href ? -1 : 1))
  const own = pages.filter((page) => page.lang === lang)
  const groups: KeptGroup[] = [
    ...shelves.map((shelf) => ({
      id: shelf.id,
      title: shelf.title,
      pages: own.filter((page) => shelfOf(page, shelves) === shelf),
    })),
    {
      id: 'others',
      title: others,
      pages: own.filter((page) => !shelfOf(page, shelves)),
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
function shelfOf({ href }: KeptPage, shelves: readonly Shelf[]): Shelf | undefined {
  return shelves
    .filter((shelf) => isBelow(href, shelf.href))
    .toSorted((a, b) => b.href.length - a.href.length)[0]
}
