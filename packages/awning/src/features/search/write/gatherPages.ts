import { hrefOf, samePathKey } from '../../../config/address.ts'
import type { SiteConfig } from '../../../config/site.ts'
import { versionAt } from '../../../config/versionAt.ts'
import type { Doc, Entry, LocaleContent, Post, TextSection } from '../../../content/model.ts'

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

/** The words of a page, wherever they are kept. */
export interface PageSections {
  readonly stamp: string
  readonly bytes: number
  read(): readonly TextSection[]
}

/** The texts of a locale in the order of the site; what stands in for a missing translation is left out. */
export function gatherPages(
  { locale, docs, posts }: LocaleContent,
  sections: ReadonlyMap<string, PageSections>,
  config: SiteConfig,
): WrittenPage[] {
  const written = (entry: Entry, area: string, more: string): WrittenPage[] => {
    if (entry.textLocale !== locale) return []
    const found = sections.get(`${locale} ${entry.path}`)
    if (!found) return []
    return [
      {
        href: hrefOf(config, locale, entry.path),
        title: entry.title.normalize('NFC'),
        area,
        stamp: `${found.stamp} ${more}`,
        bytes: found.bytes,
        sections: () =>
          found.read().map(({ id, title, text }, at) => ({
            id,
            title: title.normalize('NFC'),
            text: (at === 0 && more !== '' ? `${text}\n${more}` : text).normalize('NFC').trim(),
          })),
      },
    ]
  }
  return [
    ...docs.filter(isKept(config)).flatMap((doc) => written(doc, 'docs', '')),
    ...config.posts.flatMap(({ id }) =>
      (posts[id]?.posts ?? []).flatMap((post) => written(post, id, besides(post))),
    ),
  ]
}

/** What a post's page says beside its text: tags, and the facts of a game. */
function besides({ tags, game }: Post): string {
  const facts = game ? [...game.platform, game.developer ?? ''] : []
  return [...tags.map(({ label }) => label), ...facts].filter((word) => word !== '').join(' · ')
}

/** Docs that nobody looks after any more would only stand in the way of those that replaced them. */
function isKept({ docs }: SiteConfig): (doc: Doc) => boolean {
  const versions = docs.versions.map((version) => ({
    version,
    prefix: samePathKey(version.path ?? docs.path),
  }))
  return ({ path }) => versionAt(versions, samePathKey(path))?.version.banner !== 'unmaintained'
}
