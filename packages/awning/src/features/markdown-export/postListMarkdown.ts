import type { PostsConfig } from '../../config/site.ts'
import type { Post, Tag, TagCount } from '../../content/model.ts'
import { format, plural } from '../../i18n/format.ts'
import { postLines, translated } from './listMarkdown.ts'
import { linkLine, markdownDocument, section } from './markdownDocument.ts'
import type { MarkdownSite } from './markdownSite.ts'

// Markdown of the pages of a collection that list posts. Texts without a translation are left out.

/** One page of a list of posts. */
export interface PartOfList {
  readonly posts: readonly Post[]
  readonly newer?: string | undefined
  readonly older?: string | undefined
}

interface PostList extends PartOfList {
  readonly collection: PostsConfig
}

export function postListMarkdown(
  { collection, ...part }: PostList,
  path: string,
  site: MarkdownSite,
): string {
  const title = site.text(collection.title)
  const lead = site.text(collection.description)
  const blocks = [postLines(part.posts, site).join('\n'), otherPages(part, site)]
  return markdownDocument({ title, lead, blocks, path }, site)
}

export function tagsMarkdown(
  { collection, tags }: { collection: PostsConfig; tags: readonly TagCount[] },
  path: string,
  site: MarkdownSite,
): string {
  const { t, locale } = site
  const lines = tags.flatMap(({ tag, posts }) => {
    const count = translated(posts).length
    const about = plural(t.posts, count, locale.lang)
    return count === 0 ? [] : [linkLine(tag.label, site.url(tag.path), about)]
  })
  const title = `${t.tags} · ${site.text(collection.title)}`
  return markdownDocument({ title, blocks: [lines.join('\n')], path }, site)
}

interface TagList extends PartOfList {
  readonly tag: Tag
  readonly translatedCount: number
}

export function tagMarkdown(
  { tag, translatedCount, ...part }: TagList,
  path: string,
  site: MarkdownSite,
): string {
  const count = plural(site.t.posts, translatedCount, site.locale.lang)
  const title = format(site.t.taggedWith, { posts: count, tag: tag.label })
  const blocks = [postLines(part.posts, site).join('\n'), otherPages(part, site)]
  return markdownDocument({ title, blocks, path }, site)
}

export function archiveMarkdown(
  { collection, ...part }: PostList,
  path: string,
  site: MarkdownSite,
): string {
  const { t } = site
  const years = new Map<string, Post[]>()
  for (const post of translated(part.posts)) {
    const year = post.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return markdownDocument(
    {
      title: `${t.archive} · ${site.text(collection.title)}`,
      lead: t.archiveSubtitle,
      blocks: [
        ...[...years].map(([year, listed]) => section(2, year, postLines(listed, site))),
        otherPages(part, site),
      ],
      path,
    },
    site,
  )
}

export function otherPages({ newer, older }: PartOfList, site: MarkdownSite): string {
  const { t } = site
  return [
    ...(newer === undefined ? [] : [linkLine(t.newerEntries, site.url(newer))]),
    ...(older === undefined ? [] : [linkLine(t.olderEntries, site.url(older))]),
  ].join('\n')
}
