import type { PostsConfig } from '../../config/site.ts'
import type {
  AnyEntry,
  Doc,
  Post,
  ReadingPath,
  SidebarItem,
  TagCount,
} from '../../content/model.ts'
import { format, plural } from '../../i18n/format.ts'
import { docSections } from './docSections.ts'
import { linkLine, markdownDocument, section } from './markdownDocument.ts'
import type { MarkdownSite } from './markdownSite.ts'

// Markdown of pages that list others. Texts without a translation into the page's language are left out.

interface HomeLists {
  readonly items: readonly SidebarItem[]
  readonly docs: readonly Doc[]
  readonly posts: readonly { readonly collection: PostsConfig; readonly posts: readonly Post[] }[]
}

export function homeMarkdown({ items, docs, posts }: HomeLists, site: MarkdownSite): string {
  const { config } = site
  const blocks = [
    site.text(config.description),
    ...docSections(items, translated(docs), site.text(config.docs.title)).map(
      ({ title, docs: listed }) =>
        section(
          2,
          title,
          listed.map((doc) => entryLine(doc, site)),
        ),
    ),
    ...posts.map(({ collection, posts: listed }) =>
      section(2, site.text(collection.title), postLines(listed, site)),
    ),
  ]
  const document = { title: site.text(config.title), lead: site.text(config.tagline), blocks }
  return markdownDocument({ ...document, path: '/' }, site)
}

interface DocLists {
  readonly items: readonly SidebarItem[]
  readonly docs: readonly Doc[]
  readonly paths: readonly ReadingPath[]
}

export function docsMarkdown({ items, docs, paths }: DocLists, site: MarkdownSite): string {
  const { title, description, path } = site.config.docs
  const known = new Map(translated(docs).map((doc) => [doc.path, doc]))
  const blocks = [
    ...docSections(items, [...known.values()], site.text(title)).map((found) =>
      section(
        2,
        found.title,
        found.docs.map((doc) => entryLine(doc, site)),
      ),
    ),
    ...paths.map((readingPath) =>
      section(
        2,
        site.text(readingPath.title),
        readingPath.docs
          .flatMap((doc) => known.get(doc) ?? [])
          .map((doc) => linkLine(doc.title, site.url(doc.path))),
      ),
    ),
  ]
  return markdownDocument(
    { title: site.text(title), lead: site.text(description), blocks, path },
    site,
  )
}

interface PostList {
  readonly collection: PostsConfig
  readonly posts: readonly Post[]
  readonly newer?: string | undefined
  readonly older?: string | undefined
}

export function postListMarkdown(
  { collection, posts, newer, older }: PostList,
  path: string,
  site: MarkdownSite,
): string {
  const { t } = site
  const neighbours = [
    ...(newer === undefined ? [] : [linkLine(t.newerEntries, site.url(newer))]),
    ...(older === undefined ? [] : [linkLine(t.olderEntries, site.url(older))]),
  ]
  const title = site.text(collection.title)
  const lead = site.text(collection.description)
  const blocks = [postLines(posts, site).join('\n'), neighbours.join('\n')]
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

export function tagMarkdown({ tag, posts }: TagCount, site: MarkdownSite): string {
  const listed = translated(posts)
  const count = plural(site.t.posts, listed.length, site.locale.lang)
  const title = format(site.t.taggedWith, { posts: count, tag: tag.label })
  return markdownDocument(
    { title, blocks: [postLines(listed, site).join('\n')], path: tag.path },
    site,
  )
}

export function archiveMarkdown(
  { collection, posts }: PostList,
  path: string,
  site: MarkdownSite,
): string {
  const { t } = site
  const years = new Map<string, Post[]>()
  for (const post of translated(posts)) {
    const year = post.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return markdownDocument(
    {
      title: `${t.archive} · ${site.text(collection.title)}`,
      lead: t.archiveSubtitle,
      blocks: [...years].map(([year, listed]) => section(2, year, postLines(listed, site))),
      path,
    },
    site,
  )
}

function postLines(posts: readonly Post[], site: MarkdownSite): string[] {
  return translated(posts).map((post) =>
    linkLine(`${post.date.slice(0, 10)} ${post.title}`, site.url(post.path), post.description),
  )
}

function entryLine({ title, path, description }: Doc, site: MarkdownSite): string {
  return linkLine(title, site.url(path), description)
}

export function translated<E extends AnyEntry>(entries: readonly E[]): E[] {
  return entries.filter(({ locale, textLocale }) => locale === textLocale)
}
