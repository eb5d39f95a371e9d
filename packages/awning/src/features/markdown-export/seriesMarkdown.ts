import type { PostsConfig } from '../../config/site.ts'
import type { Post, Series } from '../../content/model.ts'
import { format, plural } from '../../i18n/format.ts'
import { linkLine, markdownDocument } from './markdownDocument.ts'
import { markdownLink } from './markdownLink.ts'
import type { MarkdownSite } from './markdownSite.ts'

/** A series: its parts as a numbered list. Parts without a translation are left out, but counted. */
export function seriesMarkdown(
  { collection, series }: { collection: PostsConfig; series: Series },
  path: string,
  site: MarkdownSite,
): string {
  const lines = series.parts.flatMap(({ label, path: part, lang }, index) =>
    lang === undefined ? [linkLine(label, site.url(part)).replace(/^-/, `${index + 1}.`)] : [],
  )
  return markdownDocument(
    {
      title: `${series.title} · ${site.text(collection.title)}`,
      lead: series.description,
      blocks: [lines.join('\n')],
      path,
    },
    site,
  )
}

/** All series of a collection. */
export function seriesListMarkdown(
  { collection, series }: { collection: PostsConfig; series: readonly Series[] },
  path: string,
  site: MarkdownSite,
): string {
  const lines = series.map(({ title, description, parts, path: address }) => {
    const posts = plural(site.t.posts, parts.length, site.locale.lang)
    const about = description === undefined ? posts : `${description} (${posts})`
    return linkLine(title, site.url(address), about)
  })
  const title = `${site.t.allSeries} · ${site.text(collection.title)}`
  return markdownDocument({ title, blocks: [lines.join('\n')], path }, site)
}

/** Which part of its series a post is, in a sentence. */
export function seriesFact({ series, path }: Post, site: MarkdownSite): string {
  if (!series) return ''
  const { parts, title } = series
  const part = parts.findIndex((other) => other.path === path) + 1
  const link = markdownLink(title, site.url(series.path))
  return format(site.t.seriesPart, { part, parts: parts.length, series: link })
}
