import type { PostsConfig } from '../../config/site.ts'
import type { AnyEntry, Post, ReadingPath, SidebarItem } from '../../content/model.ts'
import { docSections } from './docSections.ts'
import type { ListedEntry } from './listedHash.ts'
import { linkLine, markdownDocument, section } from './markdownDocument.ts'
import type { MarkdownSite } from './markdownSite.ts'

// Markdown of pages that list others. Texts without a translation into the page's language are left out.

interface HomeLists {
  readonly items: readonly SidebarItem[]
  readonly docs: readonly ListedEntry[]
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
  readonly docs: readonly ListedEntry[]
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

export function postLines(posts: readonly Post[], site: MarkdownSite): string[] {
  return translated(posts).map((post) =>
    linkLine(`${post.date.slice(0, 10)} ${post.title}`, site.url(post.path), post.description),
  )
}

function entryLine({ title, path, description }: ListedEntry, site: MarkdownSite): string {
  return linkLine(title, site.url(path), description)
}

export function translated<E extends Pick<AnyEntry, 'locale' | 'textLocale'>>(
  entries: readonly E[],
): E[] {
  return entries.filter(({ locale, textLocale }) => locale === textLocale)
}
