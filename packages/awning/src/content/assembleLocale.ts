import { authorLinks } from './authors.ts'
import type { CompiledEntry } from './compiledEntry.ts'
import type { CompiledTexts } from './compileTexts.ts'
import type { EntryLink } from './entry.ts'
import { linkedPaths } from './linkedPaths.ts'
import { listedOnly, type Guides } from './listedOnly.ts'
import { assembleDocs } from './loadDocs.ts'
import { assemblePages } from './loadPages.ts'
import { assemblePosts, type KnownNames } from './loadPosts.ts'
import type { LocaleContent, Posts } from './model.ts'
import { assembleReactPages } from './reactPages.ts'
import type { ReadLocale } from './readLocale.ts'
import type { SourceFile } from './sourceFile.ts'
import type { StoredSections } from './storedSections.ts'

/** The content of a locale, and what pages of all locales are looked up in: by locale and path. */
export interface AssembledLocale {
  readonly content: LocaleContent
  readonly links: ReadonlyMap<string, readonly EntryLink[]>
  readonly sections: ReadonlyMap<string, StoredSections>
}

/** Puts compiled texts together to the model of a locale. A text that could not be compiled is left out. */
export function assembleLocale(
  read: ReadLocale,
  entries: CompiledTexts['entries'],
  known: KnownNames,
  guides: Guides,
): AssembledLocale {
  const { loadContext, listed } = read
  const { locale, config } = loadContext
  const links = new Map<string, readonly EntryLink[]>()
  const sections = new Map<string, StoredSections>()
  const compiled = new Map<SourceFile, CompiledEntry>()
  for (const text of read.texts) {
    const entry = entries.get(text)
    if (!entry) continue
    compiled.set(text.file, entry)
    links.set(`${locale} ${text.path}`, entry.links)
    sections.set(`${locale} ${text.path}`, entry.sections)
  }
  const posts: Record<string, Posts> = {}
  for (const { collection, sources } of read.posts)
    posts[collection.id] = assemblePosts(collection, sources, compiled, known, loadContext)
  const { requires, paths } = listedOnly(guides, read.unlisted)
  const content: LocaleContent = {
    locale,
    ...assembleDocs(read.docs, compiled, loadContext),
    posts,
    pages: assemblePages(read.ownPages, compiled, loadContext),
    reactPages: assembleReactPages(read.reactPages, loadContext),
    relations: { requires, links: linkedPaths(listed, links, config, locale) },
    paths,
  }
  // These are no relations between texts, so they are added after those were made.
  const sourceAt = new Map(
    read.posts.flatMap(({ sources }) => sources).map((source) => [source.path, source]),
  )
  for (const { path, authors } of Object.values(posts).flatMap((found) => found.posts)) {
    const source = sourceAt.get(path)
    const written = source ? authorLinks(authors, source, known.authors, loadContext) : []
    const id = `${locale} ${path}`
    if (written.length > 0) links.set(id, [...(links.get(id) ?? []), ...written])
  }
  return { content, links, sections }
}
