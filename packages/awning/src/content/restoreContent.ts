import type { TextStore } from '../cache/textStore.ts'
import { sourcePath as pathOf } from '../cache/sourcePaths.ts'
import type { LocaleId } from '../config/site.ts'
import { Assets } from './assets.ts'
import { webFeaturesOf } from './baseline/webFeatures.ts'
import { compiledBefore, type CompileTools } from './compileEntry.ts'
import { entriesOf } from './entriesOf.ts'
import { FrameDocuments } from './frameDocuments.ts'
import { frontMatterBlock } from './frontMatter.ts'
import type { Addresses, CompiledText, Loaded, LoadedText } from './loadedContent.ts'
import type { AnyEntry, Body } from './model.ts'
import { createResolver, type ResolverContext } from './resolver.ts'
import type { SourceFile } from './sourceFile.ts'
import { StoredBody } from './storedBody.ts'
import type { StoredContent, StoredModel, StoredSources, StoredText } from './storedContent.ts'
import { StoredSections } from './storedSections.ts'
import { UnreadText } from './unreadText.ts'
import type { LoadOptions } from './loadOptions.ts'
import { locateIn } from './yaml.ts'

export type RestoreOptions = Pick<LoadOptions, 'root' | 'config' | 'labs' | 'strings' | 'tools'>

/** Content as it was stored. Nothing of a text is read or resolved before it is needed. */
export function restoreContent(
  stored: StoredContent,
  frontMatter: StoredSources['frontMatter'],
  options: RestoreOptions,
): Loaded {
  const { root, tools } = options
  const model = stored.model()
  const { content, diagnostics, leftOut, links, glossary } = model
  const entries = entriesOf(content)
  for (const entry of entries) restoreBodies(entry, tools.texts)
  const texts = model.texts.map((text) =>
    restoreText(root, text, frontMatter.get(text.file.file) ?? ''),
  )
  const byFile = new Map(texts.map((text) => [text.file.file, text]))
  let known: Addresses | undefined
  const addresses = () => (known ??= stored.addresses())
  const resolving = resolverContexts(model, options, addresses)
  const assets = content.assets.map((asset, at) => ({
    ...asset,
    file: pathOf(root, model.assetFiles[at] ?? ''),
  }))
  return {
    content: { ...content, assets },
    diagnostics,
    leftOut,
    links: new Map(links),
    glossary,
    texts,
    ...lookups(entries, byFile, resolving, options),
    aliases: model.aliases.map((alias) => ({
      ...alias,
      // A React page is no text, and its aliases have no line.
      position: () => byFile.get(alias.file)?.locate('aliases', alias.index) ?? {},
    })),
    addresses,
    sections: new Map(
      model.sections.map(([id, hash, bytes]) => [id, new StoredSections(hash, bytes, tools.texts)]),
    ),
    webFeatures: webFeaturesOf(root),
    includedFiles: new Set(model.includedFiles.map((name) => pathOf(root, name))),
  }
}

function restoreBodies(entry: AnyEntry, texts: TextStore): void {
  const restored = (body: Body): Body =>
    body.kind === 'blocks' ? new StoredBody(body, texts) : body
  Object.assign(entry, { body: restored(entry.body) })
  if ('preview' in entry) Object.assign(entry, { preview: restored(entry.preview) })
}

function restoreText(
  root: string,
  { file, ...text }: StoredText,
  frontMatterHash: string,
): LoadedText {
  const source = new UnreadText(root, { ...file, frontMatterHash }, file.hash ?? '')
  return { ...text, file: source, locate: (...path) => locateFrom(source)(...path) }
}

function locateFrom({ source }: SourceFile): LoadedText['locate'] {
  const yaml = frontMatterBlock(source)
  return yaml === undefined ? locateIn('', 1) : locateIn(yaml, 2)
}

/** What links and files of a locale are resolved with. */
function resolverContexts(
  { leftOut }: StoredModel,
  { root, config, labs, tools }: RestoreOptions,
  addresses: () => Addresses,
): (locale: LocaleId) => ResolverContext {
  const assets = new Assets(root, config.base, config.images.formats)
  const frames = new FrameDocuments(config.base, tools.engineHash)
  const webFeatures = webFeaturesOf(root)
  const known = new Map<LocaleId, ResolverContext>()
  return (locale) => {
    const found = known.get(locale)
    if (found) return found
    const pages = addresses().get(locale) ?? new Map<string, string>()
    const context: ResolverContext = {
      root,
      config,
      locale,
      labs,
      assets,
      frames,
      webFeatures,
      pages,
      addresses: new Set(pages.values()),
      leftOut: leftOut.filter((text) => text.locale === locale),
    }
    known.set(locale, context)
    return context
  }
}

/** Finds what the page of a text was made from: texts are few of which that is asked. */
function lookups(
  entries: readonly AnyEntry[],
  texts: ReadonlyMap<string, LoadedText>,
  contextOf: (locale: LocaleId) => ResolverContext,
  { strings, tools }: Pick<RestoreOptions, 'strings'> & { readonly tools: CompileTools },
): Pick<Loaded, 'textsOf' | 'resolverOf'> {
  const resolve = ({ locale, path }: AnyEntry, { file }: LoadedText) =>
    createResolver(contextOf(locale), file, path)
  let byText: Map<string, AnyEntry> | undefined
  const textOf = (entry: AnyEntry, text: LoadedText): CompiledText[] => {
    const { file, kind, front } = text
    const { locale, path } = entry
    const where = { file, locale, resolve: resolve(entry, text) }
    const how = { strings: strings(file.locale), takeTitle: kind === 'post' }
    const compiled = compiledBefore({ ...where, ...how }, tools)
    return compiled ? [{ ...where, path, kind, front, compiled }] : []
  }
  return {
    textsOf(file) {
      const text = texts.get(file)
      const shown = text ? entries.filter((entry) => entry.file === file) : []
      const found = text ? shown.flatMap((entry) => textOf(entry, text)) : []
      // All of them have to be known to replace one.
      return found.length === shown.length ? found : []
    },
    resolverOf(locale, file) {
      const text = texts.get(file)
      byText ??= new Map(entries.map((entry) => [`${entry.locale} ${entry.file}`, entry]))
      const entry = byText.get(`${locale} ${file}`)
      return text && entry && resolve(entry, text)
    },
  }
}
