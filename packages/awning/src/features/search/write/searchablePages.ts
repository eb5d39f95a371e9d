import { hrefOf } from '../../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../../config/site.ts'
import type { TextSection } from '../../../content/model.ts'
import { modelHash } from '../../../cache/modelHash.ts'
import type { SearchText } from '../../../pages/definePage.ts'
import { kindOf, type Kinds } from '../../../pages/kinds.ts'
import { pageVisibility } from '../../../pages/pageVisibility.ts'
import type { Route } from '../../../pages/route.ts'
import { siteFor } from '../../../theme/localeSite.ts'
import { withoutOptionalMarks } from '../characters.ts'

/** A page that goes into the search index. */
export interface SearchablePage {
  readonly href: string
  readonly title: string
  readonly area: string
  /** Changes with its sections. */
  readonly hash: string
  /** Size of its text. */
  readonly bytes: number
  sections(): readonly TextSection[]
}

/** The text of a page by section; read when it is needed, because texts are stored on disk. */
export interface PageSections {
  readonly hash: string
  readonly bytes: number
  read(): readonly TextSection[]
}

export interface SearchablePagesOptions {
  readonly config: SiteConfig
  readonly routes: readonly Route[]
  readonly kinds: Kinds
  /** The sections of every text of the content, by `locale path`. */
  readonly sections: ReadonlyMap<string, PageSections>
}

/** The pages of a locale that can be searched, in the order of the site. */
export function searchablePages(
  locale: LocaleId,
  options: SearchablePagesOptions,
): SearchablePage[] {
  const { config, routes, kinds, sections } = options
  const site = siteFor(config, locale)
  return routes.flatMap((route): SearchablePage[] => {
    if (route.locale !== locale) return []
    const { page, path } = route
    const context = { site, path, postKinds: kinds.posts }
    const kind = kindOf(kinds.pages, page)
    if (pageVisibility(kind, page).isUnsearchable) return []
    const text = kind.search?.(page, context)
    const found = text && (definedSections(text) ?? sections.get(`${locale} ${path}`))
    if (!text || !found) return []
    const more = (text.words ?? []).filter((word) => word !== '').join(' · ')
    return [
      {
        href: hrefOf(config, locale, path),
        title: indexed(text.title),
        area: text.area,
        hash: `${found.hash} ${more}`,
        bytes: found.bytes,
        sections: () =>
          found.read().map(({ id, title, text: words }, at) => ({
            id,
            title: indexed(title),
            text: indexed(at === 0 && more !== '' ? `${words}\n${more}` : words).trim(),
          })),
      },
    ]
  })
}

function indexed(text: string): string {
  return withoutOptionalMarks(text.normalize('NFC'))
}

/** Sections that the page itself defines, where its text is not a file of the content. */
function definedSections({ sections }: SearchText): PageSections | undefined {
  if (!sections) return undefined
  const bytes = sections.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  return { hash: modelHash(sections), bytes, read: () => sections }
}
