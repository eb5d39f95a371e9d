import { hash } from '../../cache/hash.ts'
import { modelHash } from '../../cache/modelHash.ts'
import type { LocaleContent, TextPage } from '../../content/model.ts'
import type { JoinedFiles } from '../../content/joinedFiles.ts'
import { format } from '../../i18n/format.ts'
import { docSections } from './docSections.ts'
import { listedHash, type ListedEntry } from './listedHash.ts'
import { joined, linkLine, section } from './markdownDocument.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { translated } from './listMarkdown.ts'
import { markdownPath } from '../../config/markdownPath.ts'
import { isLatestDoc } from '../../config/versionAt.ts'
import type { MarkdownSite } from './markdownSite.ts'

/**
 * `llms.txt` in the format of llmstxt.org: a description of the site and links to the Markdown of every
 * text, of docs in their latest version.
 */
export function llmsText(content: LocaleContent, site: MarkdownSite): string {
  return joined([
    ...heading(site),
    format(site.t.markdown.allTexts, { url: site.url('/llms-full.txt') }),
    ...sectionsOf(content, site).map(({ title, entries }) =>
      section(
        2,
        title,
        entries.map((entry) => line(entry, site)),
      ),
    ),
  ])
}

/** Changes with `llms.txt`, apart from the settings. */
export function llmsHash(content: LocaleContent): string {
  return hash(
    listedHash(listedPages(content)),
    listedHash(content.docs),
    modelHash(content.sidebars),
    ...Object.values(content.posts).map(({ collection, posts }) => collection + listedHash(posts)),
  )
}

/** `llms-full.txt`: the whole Markdown of every text, in the same order; `fileOf` returns the path of its file. */
export function llmsFullText(
  content: LocaleContent,
  site: MarkdownSite,
  fileOf: (path: string) => string,
): JoinedFiles {
  const entries = sectionsOf(content, site).flatMap((found) => found.entries)
  return { start: joined(heading(site)), paths: entries.map(({ path }) => fileOf(path)) }
}

function heading(site: MarkdownSite): string[] {
  const { title } = site.config
  const tagline = site.text(site.config.tagline)
  const description = site.text(site.config.description)
  return [
    `# ${escapeMarkdown(site.text(title))}`,
    ...(tagline ? [`> ${escapeMarkdown(tagline)}`] : []),
    ...(description ? [escapeMarkdown(description)] : []),
  ]
}

function line({ title, path, description }: ListedEntry, site: MarkdownSite): string {
  return linkLine(title, site.url(markdownPath(path)), description)
}

interface Entries {
  readonly title: string
  readonly entries: readonly ListedEntry[]
}

function sectionsOf(content: LocaleContent, site: MarkdownSite): Entries[] {
  // The same text in several versions would leave a program to guess which of them is true.
  const docs: ListedEntry[] = translated(content.docs).filter(({ path }) =>
    isLatestDoc(site.config.docs, path),
  )
  const listed = Object.values(content.sidebars).flatMap((items) =>
    docSections(items, docs, site.text(site.config.docs.title)),
  )
  const known = new Set(listed.flatMap((found) => found.docs))
  const others = docs.filter((doc) => !known.has(doc))
  return [
    { title: site.t.search.pages, entries: translated(listedPages(content)) },
    ...listed.map((found) => ({ title: found.title, entries: found.docs })),
    { title: site.t.markdown.otherDocs, entries: others },
    ...site.config.posts.map((collection) => ({
      title: site.text(collection.title),
      entries: translated(content.posts[collection.id]?.posts ?? []),
    })),
  ].filter(({ entries }) => entries.length > 0)
}

function listedPages({ pages }: LocaleContent): TextPage[] {
  return pages.filter(({ visibility }) => !visibility?.isUnlisted)
}
