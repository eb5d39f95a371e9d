import type { LocaleId, SiteConfig } from '../config/site.ts'
import { readGlossary } from './glossary.ts'
import { assembleLocale } from './assembleLocale.ts'
import { Assets } from './assets.ts'
import { readAuthors } from './authors.ts'
import { webFeaturesOf } from './baseline/webFeatures.ts'
import { commitDays } from './commitDays.ts'
import { compileTexts, type CompiledTexts, type CompileTextsOptions } from './compileTexts.ts'
import type { Diagnostic, Report } from './diagnostic.ts'
import { FrameDocuments } from './frameDocuments.ts'
import { withLevel, type LinkRule } from './linkLevels.ts'
import type { Loaded } from './loadedContent.ts'
import type { LoadOptions } from './loadOptions.ts'
import type { LocaleContent } from './model.ts'
import { loadFrontMatterKinds } from './postKind.ts'
import { Originals, readLocale, type ReadLocale } from './readLocale.ts'
import { readSeries } from './series.ts'
import { readTags } from './tags.ts'
import { reportUnusedTexts } from './unusedTexts.ts'

/** Reads all files into the typed model and collects the diagnostics of all of them. */
export async function loadContent(options: LoadOptions): Promise<Loaded> {
  const { root, config } = options
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
    tags: readTags(root, config, report),
    authors: readAuthors(root, config, report),
    series: readSeries(root, config, report),
  }
  const glossary = readGlossary(root, report)
  const shared = { root, config, assets, frames, webFeatures, report, postKinds, days }
  const originals = new Originals()
  const read = originalFirst(config).map((locale) => readLocale(locale, options, shared, originals))
  const found = read.flatMap(({ texts }) => texts)
  const { entries, modules } = await compileTexts(found, {
    ...options,
    report,
    inThreads: inThreadsOf(options, read),
  })
  const assembled = read.map((locale) => assembleLocale(locale, entries, known, originals.guides))
  const locales: Record<LocaleId, LocaleContent> = {}
  for (const { content } of assembled) locales[content.locale] = content
  const leftOut = read.flatMap((locale) => locale.leftOut)
  reportNothingToShow(config, locales[config.defaultLocale], leftOut, report)
  return {
    content: { locales, assets: assets.all, frames: frames.all, modules },
    ...textsByFile(found, entries),
    diagnostics: [...diagnostics.values()],
    leftOut,
    links: new Map(assembled.flatMap(({ links }) => [...links])),
    aliases: read.flatMap(({ aliases }) => aliases),
    addresses: () =>
      new Map(read.map(({ loadContext, addresses }) => [loadContext.locale, addresses])),
    sections: new Map(assembled.flatMap(({ sections }) => [...sections])),
    texts: read.flatMap(({ written }) => written),
    glossary,
    webFeatures,
    includedFiles: assets.texts,
  }
}

function inThreadsOf(
  { threads }: LoadOptions,
  read: readonly ReadLocale[],
): CompileTextsOptions['inThreads'] {
  const locales = read.map(({ loadContext: { locale }, addresses, leftOut }) => ({
    locale,
    addresses,
    leftOut,
  }))
  return threads && ((queue, onCompiled) => threads.compile(locales, queue, onCompiled))
}

/** Texts are looked up when they are edited, or their Markdown is written: in most builds, few are. */
function textsByFile(
  texts: readonly LocaleText[],
  entries: CompiledTexts['entries'],
): Pick<Loaded, 'textsOf' | 'resolverOf'> {
  let found: Map<string, LocaleText[]> | undefined
  const textsIn = (file: string) => {
    if (!found) {
      found = new Map()
      for (const text of texts) {
        const same = found.get(text.file.file)
        if (same) same.push(text)
        else found.set(text.file.file, [text])
      }
    }
    return found.get(file) ?? []
  }
  return {
    textsOf: (file) =>
      textsIn(file).flatMap((text) => {
        const compiled = entries.get(text)
        return compiled ? [{ ...text, compiled }] : []
      }),
    resolverOf: (locale, file) => textsIn(file).find((text) => text.locale === locale)?.resolve,
  }
}

type LocaleText = ReadLocale['texts'][number]

/** The default locale comes first, because only the originals say what a doc requires. */
function originalFirst({ locales, defaultLocale }: SiteConfig): LocaleId[] {
  const others = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)
  return [defaultLocale, ...others]
}

function reportNothingToShow(
  config: SiteConfig,
  original: LocaleContent | undefined,
  leftOut: Loaded['leftOut'],
  report: Report,
): void {
  if (config.docs.enabled && hasNoDocs(original)) {
    report({
      severity: 'error',
      file: `content/${config.defaultLocale}/docs`,
      message: leftOut.some(({ id }) => id !== undefined)
        ? 'all docs are drafts or scheduled'
        : 'there are no docs',
      hint: 'Add a Markdown file there, such as index.md. For a site without docs, write docs: false in site.config.ts.',
    })
  } else if (config.docs.path === '/' && !hasHome(original)) {
    report({
      severity: 'error',
      file: `content/${config.defaultLocale}/docs/index.md`,
      message: 'the site has no home page: its docs are at /, and none of them is their index',
      hint: 'Write this file, or give docs.path in site.config.ts a folder, such as /docs.',
    })
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
