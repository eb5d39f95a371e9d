import type { ReactNode } from 'react'
import type { Entry, RelatedPage, TocEntry } from '../content/model.ts'
import { textData } from '../theme/article/Article.tsx'
import type { ArticleData } from '../theme/article/ArticleLayout.tsx'
import { Pager as DefaultPager, type PagerProps } from '../theme/article/Pager.tsx'
import { textPhrases } from '../theme/article/textPhrases.ts'
import { Toc as DefaultToc, TocBox as DefaultTocBox } from '../theme/article/Toc.tsx'
import type { RelatedLink } from '../theme/article/Related.tsx'
import type { TocItem } from '../theme/article/TocLists.tsx'
import { langAttributes } from '../theme/langAttributes.ts'
import { shownLink } from '../theme/link/shownLink.ts'
import type { Site } from '../theme/localeSite.ts'
import { isReplaced, themePart } from '../theme/parts/themePart.tsx'
import { noticesOn } from './noticesOn.tsx'

const Pager = themePart('Pager', DefaultPager)
const Toc = themePart('Toc', DefaultToc)
const TocBox = themePart('TocBox', DefaultTocBox)

interface Surroundings {
  readonly related?: readonly RelatedPage[]
  /** The neighbours of the page, if it can have any. */
  readonly pager?: Omit<PagerProps, 'site'>
  /** Whether the table of contents is also above the text. */
  readonly hasTocBox: boolean
  readonly comments?: ReactNode
}

/** What every page with a text sends to the browser. Nothing in it is undefined, because payloads would contain that. */
export function articleData(site: Site, entry: Entry, around: Surroundings): ArticleData {
  const { textLang: lang, toc, file } = entry
  const { pager, related = [], comments } = around
  const { config } = site
  const { blocks, contents } = textData(entry.body, textPhrases(site.t))
  const notices = noticesOn(site, entry)
  const parts = replacedParts(site, entry, around)
  return {
    blocks,
    ...(lang === undefined ? {} : { lang: langAttributes(lang) }),
    ...(isSame(toc, contents) ? {} : { toc: toc.map(tocItem) }),
    ...(notices ? { notices } : {}),
    ...(config.editUrl === undefined ? {} : { file: encodeURI(file) }),
    ...(pager?.start ? { start: shownLink(site, pager.start.link) } : {}),
    ...(pager?.end ? { end: shownLink(site, pager.end.link) } : {}),
    ...(related.length > 0 ? { related: related.map((page) => relatedLink(site, page)) } : {}),
    ...(comments ? { comments } : {}),
    ...(Object.keys(parts).length > 0 ? { parts } : {}),
  }
}

/** The elements of parts that the site replaces; the browser makes the others of the data. */
function replacedParts(
  site: Site,
  { textLang: lang, toc: entries }: Entry,
  { pager, hasTocBox }: Surroundings,
): NonNullable<ArticleData['parts']> {
  const contents = { entries, label: site.t.onThisPage, lang }
  return {
    ...(isReplaced('Toc') ? { Toc: <Toc {...contents} /> } : {}),
    ...(isReplaced('TocBox') && hasTocBox ? { TocBox: <TocBox {...contents} /> } : {}),
    ...(isReplaced('Pager') && pager ? { Pager: <Pager site={site} {...pager} /> } : {}),
  }
}

function isSame(some: readonly TocItem[], others: readonly TocItem[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, html, children = [] }, index) => {
      const other = others[index]
      return other?.id === id && other.html === html && isSame(children, other.children ?? [])
    })
  )
}

function tocItem({ id, html, children }: TocEntry): TocItem {
  return { id, html, ...(children.length > 0 ? { children: children.map(tocItem) } : {}) }
}

function relatedLink(site: Site, { place, ...link }: RelatedPage): RelatedLink {
  return { ...shownLink(site, link), ...(place === undefined ? {} : { place }) }
}
