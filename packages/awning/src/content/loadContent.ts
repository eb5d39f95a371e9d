import { localized, type LocaleId, type PostsConfig, type SiteConfig } from '../config/site.ts'
import { aliasesOfPage, readAliases, type Alias, type AliasSource } from './aliases.ts'
import { Assets } from './assets.ts'
import { authorLinks, readAuthors } from './authors.ts'
import type { CachedValues } from '../cache/cachedValues.ts'
import { hash } from '../cache/hash.ts'
import type { CompiledEntry, CompileTools, StoredSections } from './compileEntry.ts'
import type { CompiledText, Loaded } from './loadedContent.ts'
import { compileTexts, type CompileTextsOptions, type TextToCompile } from './compileTexts.ts'
import { commitDays } from './commitDays.ts'
import { webFeaturesOf } from './baseline/webFeatures.ts'
import { FrameDocuments } from './frameDocuments.ts'
import { readGlossary } from '../prose-lint/glossary.ts'
import type { WrittenText } from '../prose-lint/writtenText.ts'
import { listedOnly } from './listedOnly.ts'
import { linkedPaths } from './linkedPaths.ts'
import { assembleDocs, readDocs, type DocSource } from './loadDocs.ts'
import type { LoadContext } from './loadContext.ts'
import type { LeftOutText } from './leftOut.ts'
import { withLevel, type LinkRule } from './linkLevels.ts'
import { assemblePages, readPages, type PageSource } from './loadPages.ts'
import { assemblePosts, readPosts, type PostSource } from './loadPosts.ts'
import type { BodyStrings, Resolver } from '../markdown/writeContext.ts'
import type { EntryLink } from './entry.ts'
import type { LocaleContent, Posts, ReadingPath } from './model.ts'
import { loadFrontMatterKinds, type PostContentKind } from './postKind.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { ReactPageFile } from './reactPageFile.ts'
import { assembleReactPages, readReactPages, type ReactPageSource } from './reactPages.ts'
import type { OriginalText } from './readTexts.ts'
import { readingPaths } from './readingPaths.ts'
import { reportBlockedHead } from './reportBlockedHead.ts'
import { reportOtherFields, reportSameIds } from './reportDocFields.ts'
import { reportMissingDocs } from './reportMissingDocs.ts'
import { resolveRequires, type Requires } from './resolveRequires.ts'
import { createResolver } from './resolver.ts'
import type { Shard } from './shard.ts'
import type { SourceFile } from './sourceTree.ts'
import { readSeries } from './series.ts'
import { readTags } from './tags.ts'
import { TakenAddresses } from './takenAddresses.ts'
import { sourceHash } from './translation/sourceHash.ts'
import { reportUnusedTexts } from './unusedTexts.ts'
import type { VisibilityStrings } from './visibility.ts'

export interface LoadOptions {
  readonly root: string
  readonly config: SiteConfig
  /** Whether drafts and scheduled texts are included. */
  readonly drafts: boolean
  /** The moment that decides which texts are scheduled, in milliseconds. */
  readonly now: number
  /** Names of the site's labs. */
  readonly labs: readonly string[]
  readonly reactPages: readonly ReactPageFile[]
  readonly strings: (locale: LocaleId) => BodyStrings & VisibilityStrings
  readonly tools: CompileTools
  readonly frontMatter: CachedValues<object>
  /** Changes with the site's own code. */
  readonly siteCodeHash: string
  readonly postKinds: readonly PostContentKind[]
  /** Set where several machines compile the texts at the same time. */
  readonly shard?: Shard | undefined
  /** Called when all MDX is compiled. */
  readonly onModules?: CompileTextsOptions['onModules']
}

/** The texts of a locale, before they are compiled. */
interface ReadLocale {
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
}

/** Reads all files into the typed model and collects the diagnostics of all of them. */
export async function loadContent(options: LoadOptions): Promise<Loaded> {
  const { root, config, labs } = options
  const diagnostics = new Map<string, Diagnostic>()
  // A file that two locales share is read twice, but its diagnostics are reported once.
  const report = (diagnostic: Diagnostic & { readonly rule?: LinkRule }) => {
    const reported = withLevel(diagnostic, config.links)
    if (reported) diagnostics.set(JSON.stringify(reported), reported)
  }
  const assets = new Assets(root, config.base, config.images.formats)
  const frames = new FrameDocuments(config.base, options.tools.engineHash)
  const webFeatures = webFeaturesOf(root)
  const [days, postKinds] = await Promise.all([
    commitDays(root),
    loadFrontMatterKinds(options.postKinds),
  ])
  reportUnusedTexts(root, config, report)
  const known = {
    tags: readTags(root, report),
    authors: readAuthors(root, report),
    series: readSeries(root, report),
  }
  const glossary = readGlossary(root, report)
  const texts: WrittenText[] = []
  const aliases: Alias[] = []
  let originalSources: ReadonlyMap<string, AliasSource> = new Map()
  const originalTexts = new Map<string, SourceFile>()
  const originalSeries = new Map<string, string>()
  const originalFields = new Map<string, OriginalText>()
  const leftOut: LeftOutText[] = []
  const compiledTexts: CompiledText[] = []
  const links = new Map<string, readonly EntryLink[]>()
  const resolvers = new Map<string, Resolver>()
  const sections = new Map<string, StoredSections>()
  const locales: Record<LocaleId, LocaleContent> = {}

  let requires: Requires = new Map()
  let paths: ReadingPath[] = []
  let originals: readonly DocSource[] = []
  const read: ReadLocale[] = []

  for (const locale of originalFirst(config)) {
    const leftOutHere: LeftOutText[] = []
    const strings = options.strings(locale)
    const loadContext: LoadContext = {
      root,
      config,
      locale,
      assets,
      frames,
      webFeatures,
      report,
      postKinds,
      drafts: options.drafts,
      now: options.now,
      originals: originalFields,
      leaveOut: (text) => void leftOutHere.push(text),
      leftOut: leftOutHere,
      markTitle: (title, { state }) => `${title} · ${strings.unpublishedMarks[state]}`,
      days,
      localized: (text) => localized(text, locale, config.defaultLocale),
      frontMatter: {
        cache: options.frontMatter,
        codeHash: hash(options.tools.engineHash, options.siteCodeHash),
      },
      originalSeries: (key) => originalSeries.get(key),
      originalHash: (key) => sourceHash(originalTexts.get(key)?.source ?? ''),
    }
    const taken = new TakenAddresses(report)
    const allPages = readPages(loadContext)
    const ownPages = taken.firstOfEach(allPages, 'Rename one of them.')
    const reactPages = readReactPages(options.reactPages, loadContext)
    for (const { file, path } of reactPages) taken.take(path, file)
    const allDocs = config.docs.enabled ? readDocs(loadContext, originals) : []
    const docs = taken.firstOfEach(allDocs, 'Rename one of them, or give it a slug.')
    reportSameIds(docs, report)
    if (locale === config.defaultLocale) {
      requires = resolveRequires(docs, report, leftOutHere)
      paths = readingPaths(config, docs, requires, report, leftOutHere)
      reportMissingDocs(config, docs, report, leftOutHere)
      originals = allDocs
    } else reportOtherFields(docs, originals, loadContext)
    const allPosts = config.posts.map((collection) => readPosts(collection, loadContext))
    for (const { file, front } of allPosts.flat())
      if (file.locale === config.defaultLocale && front.series !== undefined)
        originalSeries.set(file.key, front.series)
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
    if (locale === config.defaultLocale)
      originalSources = new Map(withAliases.map((source) => [source.file.key, source]))
    aliases.push(...readAliases(withAliases, originalSources, locale, config))
    const unlisted = new Set<string>()
    const listed: string[] = []
    for (const { path, visibility } of [...reactPages, ...all])
      if (visibility?.isUnlisted) unlisted.add(path)
      else listed.push(path)
    // A link to a text that is left out leads to the page that has its address.
    const pages = new Map([
      ...reactPages.map(({ key, path }) => [key, path] as const),
      ...[...allPages, ...allDocs, ...allPosts.flat()].map(
        ({ file, path }) => [file.key, path] as const,
      ),
    ])

    for (const { file, path, front, locate, kind, visibility } of all) {
      const isUnlisted = visibility?.isUnlisted ? { isUnlisted: visibility.isUnlisted } : {}
      if (file.locale === locale) {
        texts.push({ file, kind, path, front, locate, ...isUnlisted })
        reportBlockedHead({ file, front, locate }, options.tools.policy, report)
      }
      if (file.locale === config.defaultLocale) originalTexts.set(file.key, file)
    }

    leftOut.push(...leftOutHere)
    const resolverContext = {
      root,
      config,
      locale,
      pages,
      addresses: new Set(pages.values()),
      leftOut: leftOutHere,
      assets,
      frames,
      webFeatures,
      labs,
    }
    const textsHere = all.map(({ file, path, kind, front }) => ({
      file,
      kind,
      front,
      locale,
      path,
      resolve: createResolver(resolverContext, file, path),
      isPost: kind === 'post',
    }))
    for (const { file, resolve } of textsHere) resolvers.set(`${locale} ${file.file}`, resolve)
    read.push({
      loadContext,
      ownPages,
      reactPages,
      docs,
      posts,
      listed,
      unlisted,
      texts: textsHere,
    })
  }

  const { entries, modules } = await compileTexts(
    read.flatMap(({ texts: found }) => found),
    { ...options, report },
  )

  for (const {
    loadContext,
    ownPages,
    reactPages,
    docs,
    posts,
    listed,
    unlisted,
    ...found
  } of read) {
    const { locale } = loadContext
    const compiled = new Map<SourceFile, CompiledEntry>()
    for (const text of found.texts) {
      const entry = entries.get(text)
      if (!entry) continue
      compiled.set(text.file, entry)
      compiledTexts.push({ ...text, compiled: entry })
      links.set(`${locale} ${text.path}`, entry.links)
      sections.set(`${locale} ${text.path}`, entry.sections)
    }
    const byCollection: Record<string, Posts> = {}
    for (const { collection, sources } of posts) {
      byCollection[collection.id] = assemblePosts(collection, sources, compiled, known, loadContext)
    }
    const guides = listedOnly({ requires, paths }, unlisted)
    locales[locale] = {
      locale,
      ...assembleDocs(docs, compiled, loadContext),
      posts: byCollection,
      pages: assemblePages(ownPages, compiled, loadContext),
      reactPages: assembleReactPages(reactPages, loadContext),
      relations: { requires: guides.requires, links: linkedPaths(listed, links, config, locale) },
      paths: guides.paths,
    }
    // These are no relations between texts, so they are added after those were made.
    const sourceAt = new Map(
      posts.flatMap(({ sources }) => sources).map((source) => [source.path, source]),
    )
    for (const { path, authors } of Object.values(byCollection).flatMap((found) => found.posts)) {
      const source = sourceAt.get(path)
      const written = source ? authorLinks(authors, source, known.authors, loadContext) : []
      const id = `${locale} ${path}`
      if (written.length > 0) links.set(id, [...(links.get(id) ?? []), ...written])
    }
  }
  if (config.docs.enabled && hasNoDocs(locales[config.defaultLocale])) {
    report({
      severity: 'error',
      file: `content/${config.defaultLocale}/docs`,
      message: leftOut.some(({ id }) => id !== undefined)
        ? 'all docs are drafts or scheduled'
        : 'there are no docs',
      hint: 'Add a Markdown file there, such as index.md. For a site without docs, write docs: false in site.config.ts.',
    })
  } else if (config.docs.path === '/' && !hasHome(locales[config.defaultLocale])) {
    report({
      severity: 'error',
      file: `content/${config.defaultLocale}/docs/index.md`,
      message: 'the site has no home page: its docs are at /, and none of them is their index',
      hint: 'Write this file, or give docs.path in site.config.ts a folder, such as /docs.',
    })
  }
  return {
    content: { locales, assets: assets.all, frames: frames.all, modules },
    compiledTexts,
    diagnostics: [...diagnostics.values()],
    leftOut,
    links,
    aliases,
    resolvers,
    sections,
    texts,
    glossary,
    webFeatures,
    includedFiles: assets.texts,
    countReferences: () => assets.count + frames.count,
  }
}

function hasNoDocs({ docs, unlistedDocs }: Partial<LocaleContent> = {}): boolean {
  return docs?.length === 0 && unlistedDocs?.length === 0
}

function hasHome(content: LocaleContent | undefined): boolean {
  const { docs = [], unlistedDocs = [], pages = [], reactPages = [] } = content ?? {}
  return [docs, unlistedDocs, pages, reactPages].some((list) =>
    list.some(({ path }) => path === '/'),
  )
}

/** The default locale comes first, because only the originals say what a doc requires. */
function originalFirst({ locales, defaultLocale }: SiteConfig): LocaleId[] {
  const others = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)
  return [defaultLocale, ...others]
}
