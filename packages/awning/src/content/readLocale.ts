import { hash } from '../cache/hash.ts'
import { localized, type LocaleId, type PostsConfig } from '../config/site.ts'
import { aliasesOfPage, readAliases, type Alias, type AliasSource } from './aliases.ts'
import type { TextToCompile } from './compileTexts.ts'
import type { LeftOutText } from './leftOut.ts'
import type { Guides } from './listedOnly.ts'
import type { LoadContext } from './loadContext.ts'
import { readDocs, type DocSource } from './loadDocs.ts'
import type { CompiledText, LoadedText } from './loadedContent.ts'
import type { LoadOptions } from './loadOptions.ts'
import { readPages, type PageSource } from './loadPages.ts'
import { readPosts, type PostSource } from './loadPosts.ts'
import { readReactPages, type ReactPageSource } from './reactPages.ts'
import { readingPaths } from './readingPaths.ts'
import type { OriginalText } from './readTexts.ts'
import { reportBlockedHead } from './reportBlockedHead.ts'
import { reportOtherFields, reportSameIds } from './reportDocFields.ts'
import { reportMissingDocs } from './reportMissingDocs.ts'
import { createResolver } from './resolver.ts'
import { resolveRequires } from './resolveRequires.ts'
import type { SourceFile } from './sourceFile.ts'
import { TakenAddresses } from './takenAddresses.ts'
import { sourceHash } from './translation/sourceHash.ts'

/** What is the same for all locales. */
export type SharedContext = Pick<
  LoadContext,
  'root' | 'config' | 'assets' | 'frames' | 'webFeatures' | 'report' | 'postKinds' | 'days'
>

/** What the texts of the default locale decide for all locales. It is read first. */
export class Originals {
  docs: readonly DocSource[] = []
  guides: Guides = { requires: new Map(), paths: [] }
  aliases: ReadonlyMap<string, AliasSource> = new Map()
  /** By key, as are the others. */
  posts: ReadonlyMap<string, PostSource> = new Map()
  readonly texts = new Map<string, SourceFile>()
  readonly fields = new Map<string, OriginalText>()
  readonly #hashes = new Map<string, string>()

  /** The version that a translation should be made from. A text is read for this once, and not for each language. */
  hashOf(key: string): string {
    const hash = this.#hashes.get(key) ?? sourceHash(this.texts.get(key)?.source ?? '')
    this.#hashes.set(key, hash)
    return hash
  }
}

/** The texts of a locale, before they are compiled. */
export interface ReadLocale {
  readonly loadContext: LoadContext
  readonly ownPages: readonly PageSource[]
  readonly reactPages: readonly ReactPageSource[]
  readonly docs: readonly DocSource[]
  readonly posts: readonly {
    readonly collection: PostsConfig
    readonly sources: readonly PostSource[]
  }[]
  /** Paths of the pages, by whether lists show them. */
  readonly listed: readonly string[]
  readonly unlisted: ReadonlySet<string>
  readonly texts: readonly (TextToCompile & Omit<CompiledText, 'compiled'>)[]
  /** Those that are written in this language. */
  readonly written: readonly LoadedText[]
  readonly aliases: readonly Alias[]
  readonly leftOut: readonly LeftOutText[]
  /** Address of every content file, by its key. */
  readonly addresses: ReadonlyMap<string, string>
}

/** Reads the front matter of all texts that a locale shows, and decides on their addresses. */
export function readLocale(
  locale: LocaleId,
  options: LoadOptions,
  shared: SharedContext,
  originals: Originals,
): ReadLocale {
  const { config, report } = shared
  const isDefault = locale === config.defaultLocale
  const leftOut: LeftOutText[] = []
  const loadContext = contextOf(locale, options, shared, originals, leftOut)
  const taken = new TakenAddresses(report)
  const allPages = readPages(loadContext)
  const ownPages = taken.firstOfEach(allPages, 'Rename one of them.')
  const reactPages = readReactPages(options.reactPages, loadContext)
  for (const { file, path } of reactPages) taken.take(path, file)
  const allDocs = config.docs.enabled ? readDocs(loadContext, originals.docs) : []
  const docs = taken.firstOfEach(allDocs, 'Rename one of them, or give it a slug.')
  reportSameIds(docs, report)
  if (isDefault) {
    const requires = resolveRequires(docs, report, leftOut)
    originals.guides = { requires, paths: readingPaths(config, docs, requires, report, leftOut) }
    reportMissingDocs(config, docs, report, leftOut)
    originals.docs = allDocs
  } else reportOtherFields(docs, originals.docs, loadContext)
  const allPosts = config.posts.map((collection) =>
    readPosts(collection, loadContext, originals.posts),
  )
  if (isDefault) originals.posts = new Map(allPosts.flat().map((post) => [post.file.key, post]))
  const posts = config.posts.map((collection, index) => ({
    collection,
    sources: taken.firstOfEach(allPosts[index] ?? [], 'Give one of them another slug.'),
  }))
  const all = [
    ...ownPages.map((source) => ({ ...source, kind: 'page' as const })),
    ...docs.map((source) => ({ ...source, kind: 'doc' as const })),
    ...posts.flatMap(({ sources }) =>
      sources.map((source) => ({ ...source, kind: 'post' as const })),
    ),
  ]
  const withAliases = [...all, ...reactPages.map(aliasesOfPage)]
  if (isDefault) originals.aliases = new Map(withAliases.map((source) => [source.file.key, source]))
  const aliases = readAliases(withAliases, originals.aliases, locale, config)
  const unlisted = new Set<string>()
  const listed: string[] = []
  for (const { path, visibility } of [...reactPages, ...all])
    if (visibility?.isUnlisted) unlisted.add(path)
    else listed.push(path)

  const written: LoadedText[] = []
  for (const { file, path, front, locate, kind, visibility } of all) {
    const isUnlisted = visibility?.isUnlisted ? { isUnlisted: visibility.isUnlisted } : {}
    if (file.locale === locale) {
      written.push({ file, kind, path, front, locate, ...isUnlisted })
      reportBlockedHead({ file, front, locate }, options.tools.policy, report)
    }
    if (file.locale === config.defaultLocale) originals.texts.set(file.key, file)
  }

  // A link to a text that is left out leads to the page that has its address.
  const pages = new Map([
    ...reactPages.map(({ key, path }) => [key, path] as const),
    ...[...allPages, ...allDocs, ...allPosts.flat()].map(
      ({ file, path }) => [file.key, path] as const,
    ),
  ])
  const addresses = new Set(pages.values())
  const resolverContext = { ...shared, locale, pages, addresses, leftOut, labs: options.labs }
  const texts = all.map(({ file, path, kind, front }) => ({
    file,
    kind,
    front,
    locale,
    path,
    resolve: createResolver(resolverContext, file, path),
    isPost: kind === 'post',
  }))
  const sources = { ownPages, reactPages, docs, posts, texts, written }
  return { loadContext, ...sources, listed, unlisted, aliases, leftOut, addresses: pages }
}

function contextOf(
  locale: LocaleId,
  options: LoadOptions,
  shared: SharedContext,
  originals: Originals,
  leftOut: LeftOutText[],
): LoadContext {
  const { defaultLocale } = shared.config
  const strings = options.strings(locale)
  return {
    ...shared,
    locale,
    drafts: options.drafts,
    now: options.now,
    originals: originals.fields,
    leaveOut: (text) => void leftOut.push(text),
    leftOut,
    markTitle: (title, { state }) => `${title} · ${strings.unpublishedMarks[state]}`,
    localized: (text) => localized(text, locale, defaultLocale),
    frontMatter: {
      cache: options.frontMatter,
      codeHash: hash(options.tools.engineHash, options.siteCodeHash),
    },
    originalHash: (key) => originals.hashOf(key),
  }
}
