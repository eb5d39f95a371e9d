import { parentPort, workerData } from 'node:worker_threads'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import { hash } from '../../cache/hash.ts'
import { Assets } from '../../content/assets.ts'
import { webFeaturesOf } from '../../content/baseline/webFeatures.ts'
import type { CachedEntry } from '../../content/compiledEntry.ts'
import { FrameDocuments } from '../../content/frameDocuments.ts'
import { freshEntry, type TextTools } from '../../content/freshEntry.ts'
import type { LocaleAddresses } from '../../content/loadOptions.ts'
import { createResolver, type ResolverContext } from '../../content/resolver.ts'
import { RewrittenTexts } from '../../content/rewrittenTexts.ts'
import type { SourceFile } from '../../content/sourceFile.ts'
import { UnreadText } from '../../content/unreadText.ts'
import { createHighlightPool } from '../../highlight/highlightPool.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { compileSettings } from './compileSettings.ts'

/** What a thread gets when it starts. */
export interface CompileSetup {
  readonly root: string
  readonly config: SiteConfig
  readonly engineHash: string
}

/** What a thread gets before the first batch. */
export interface CompileSite {
  readonly locales: readonly LocaleAddresses[]
  readonly labs: readonly string[]
}

/** A text without its source, which the thread reads. */
export interface SentText {
  readonly file: Omit<SourceFile, 'source' | 'known'> & { readonly hash: string }
  /** The locale of its page, and the page's address. */
  readonly locale: LocaleId
  readonly path: string
  readonly isPost: boolean
}

export interface CompileBatch {
  readonly number: number
  readonly texts: readonly SentText[]
}

export interface CompileResult {
  readonly number: number
  /** In the order of the texts; undefined for one that this thread cannot compile. */
  readonly entries: readonly (CachedEntry | undefined)[]
  /** The texts of the entries: their hashes, and how many bytes each has in `json`. */
  readonly texts: readonly (readonly [hash: string, bytes: number])[]
  readonly json: Uint8Array<ArrayBuffer>
  /** Highlighted blocks of code, by their hashes. */
  readonly blocks: readonly (readonly [hash: string, html: string])[]
  readonly rewritten: ReturnType<RewrittenTexts['takeAll']>
}

const { root, config, engineHash } = workerData as CompileSetup
const blocks = new Map<string, string>()
const texts = new Map<string, Buffer>()
const rewritten = new RewrittenTexts()
const highlighter = createHighlightPool({
  cache: { ...blocksCache(), load: async () => {} },
  workers: 0,
})
const tools: TextTools = {
  ...compileSettings(config),
  texts: {
    put(text) {
      const json = Buffer.from(JSON.stringify(text))
      const key = hash(json)
      texts.set(key, json)
      return key
    },
  },
  rewritten,
  highlight: (jobs) => highlighter.highlight(jobs),
  // One compiler of TypeScript is enough, and it remembers what it has read.
  types: { check: () => Promise.reject(new Error('types are found by the main thread')) },
}
let contexts: ReadonlyMap<LocaleId, ResolverContext> = new Map()

function blocksCache() {
  return {
    get: (key: string) => blocks.get(key),
    set: (key: string, html: string) => void blocks.set(key, html),
  }
}

function contextsOf({ locales, labs }: CompileSite): ReadonlyMap<LocaleId, ResolverContext> {
  const shared = {
    root,
    config,
    assets: new Assets(root, config.base, config.images.formats),
    frames: new FrameDocuments(config.base, engineHash),
    webFeatures: webFeaturesOf(root),
    labs,
  }
  return new Map(
    locales.map(({ locale, addresses: pages, leftOut }) => [
      locale,
      { ...shared, locale, pages, addresses: new Set(pages.values()), leftOut },
    ]),
  )
}

async function compileBatch(batch: CompileBatch): Promise<CompileResult> {
  const entries: (CachedEntry | undefined)[] = []
  // Whatever is wrong with a text, the main thread finds it out again and reports it.
  for (const text of batch.texts) entries.push(await compileOne(text).catch(() => undefined))
  const result = {
    number: batch.number,
    entries,
    texts: Array.from(texts, ([key, json]) => [key, json.length] as const),
    json: joined([...texts.values()]),
    blocks: [...blocks],
    rewritten: rewritten.takeAll(),
  }
  texts.clear()
  blocks.clear()
  return result
}

async function compileOne({
  file,
  locale,
  path,
  isPost,
}: SentText): Promise<CachedEntry | undefined> {
  const context = contexts.get(locale)
  if (!context) throw new Error(`this thread does not know the locale ${locale}`)
  const text = new UnreadText(root, file, file.hash)
  const resolve = createResolver(context, text, path)
  const strings = stringsOf(config, text.locale)
  const inputs = { file: text, resolve, strings, takeTitle: isPost }
  const { entry, isFinal } = await freshEntry(inputs, tools)
  return isFinal ? entry : undefined
}

/** In memory of its own, which can be handed over without a copy. */
function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (message: CompileSite | CompileBatch) => {
  if ('locales' in message) contexts = contextsOf(message)
  else
    last = last
      .then(() => compileBatch(message))
      // A result that cannot be sent ends the thread, which the pool notices.
      .then((result) => parentPort?.postMessage(result, [result.json.buffer]))
})
