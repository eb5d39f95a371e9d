import { hrefOf } from '../../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../../config/site.ts'
import type { TextSection } from '../../../content/model.ts'
import { stampOf } from '../../../cache/stampOf.ts'
import type { SearchText } from '../../../pages/definePage.ts'
import { kindOf, type Kinds } from '../../../pages/kinds.ts'
import type { Route } from '../../../pages/route.ts'
import { siteFor } from '../../../theme/site.ts'

/** A page as its author wrote it, to be searched. */
export interface WrittenPage {
  readonly href: string
  readonly title: string
  readonly area: string
  /** Changes with its sections. */
  readonly stamp: string
  /** Of its text. */
  readonly bytes: number
  sections(): readonly TextSection[]
}

/** The words of a page, wherever they are stored. */
export interface PageSections {
  readonly stamp: string
  readonly bytes: number
  read(): readonly TextSection[]
}

export interface GatherOptions {
  readonly config: SiteConfig
  readonly routes: readonly Route[]
  readonly kinds: Kinds
  /** The words of every text of the content under its locale and path. */
  readonly sections: ReadonlyMap<string, PageSections>
}

/** The pages of a locale that can be searched, in the order of the site. */
export function gatherPages(locale: LocaleId, options: GatherOptions): WrittenPage[] {
  const { config, routes, kinds, sections } = options
  const site = siteFor(config, locale)
  return routes.flatMap((route): WrittenPage[] => {
    if (route.locale !== locale) return []
    const { page, path } = route
    const context = { site, path, postKinds: kinds.posts }
    const text = kindOf(kinds.pages, page).search?.(page, context)
    const found = text && (ownSections(text) ?? sections.get(`${locale} ${path}`))
    if (!text || !found) return []
    const more = (text.words ?? []).filter((word) => word !== '').join(' · ')
    return [
      {
        href: hrefOf(config, locale, path),
        title: text.title.normalize('NFC'),
        area: text.area,
        stamp: `${found.stamp} ${more}`,
        bytes: found.bytes,
        sections: () =>
          found.read().map(({ id, title, text: words }, at) => ({
            id,
            title: title.normalize('NFC'),
            text: (at === 0 && more !== '' ? `${words}\n${more}` : words).normalize('NFC').trim(),
          })),
      },
    ]
  })
}

/** Of a page whose text is not a file of the content. */
function ownSections({ sections }: SearchText): PageSections | undefined {
  if (!sections) return undefined
  const bytes = sections.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  return { stamp: stampOf(sections), bytes, read: () => sections }
}
