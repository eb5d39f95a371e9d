import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { CacheStore } from '../cache/cacheStore.ts'
import { hash } from '../cache/hash.ts'
import { Recording } from '../cache/recording.ts'
import type { CachedEntry } from '../content/compiledEntry.ts'
import type { CompileTools } from '../content/compileEntry.ts'
import { createHighlightPool } from '../highlight/highlightPool.ts'
import { createTypeChecker, type CachedTypes } from '../highlight/twoslash/typeCache.ts'
import { RewrittenTexts } from '../content/rewrittenTexts.ts'
import type { Shard } from '../content/shard.ts'
import { SharedTexts } from '../content/sharedTexts.ts'
import { loadContent } from '../content/loadContent.ts'
import { loadStored } from '../content/loadStored.ts'
import { storeContent, type StoredUnder } from '../content/storedContent.ts'
import type { LoadOptions } from '../content/loadOptions.ts'
import type { Loaded } from '../content/loadedContent.ts'
import { TextUpdates } from '../content/textUpdates.ts'
import { stringsOf } from '../i18n/stringsFor.ts'
import { withSiteKinds } from '../pages/kinds.ts'
import { engineKinds } from '../pages/pageKinds.ts'
import { compiledFolder } from './compiled.ts'
import type { LoadedCode } from '../site-code/loadedCode.ts'
import { currentFacts } from './build-manifest/currentFacts.ts'
import { engineHash } from './bundle/engineHash.ts'
import { CompilePool } from './compile/compilePool.ts'
import { compileSettings } from './compile/compileSettings.ts'

export interface ContentOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly cache: CacheStore
  readonly drafts: boolean
  /** The clock that decides which texts are scheduled, in milliseconds; by default that of the machine. */
  readonly now?: () => number
  /** Set where several machines compile the texts at the same time. */
  readonly shard?: Shard | undefined
  /** How many texts of the site are probably not in the cache, so that threads are started before they are read. */
  readonly newTexts?: number
  /** From how many texts that are not in the cache other threads compile some of them. */
  readonly minTextsForThreads?: number | undefined
  /** Called when all MDX is compiled, while other texts are still being read. */
  readonly onModules?: LoadOptions['onModules']
  /** Whether the Markdown of pages is written from what is loaded. */
  readonly writesMarkdown?: true
  /** Whether content that was read is stored, so that the next load reads no more than the texts that were edited. */
  readonly storesContent?: true
  /** Called when the caches are written. */
  readonly onSave?: (() => void) | undefined
}

/** Loads content repeatedly; the caches and the highlighter stay in memory between calls. */
export interface ContentLoader {
  /** For compiling a text that is not part of the content, such as the gallery's. */
  readonly tools: CompileTools
  /** Reads all content of a site with this code. */
  load(code: LoadedCode): Promise<Loaded>
  /** For putting edited texts into content that was loaded. */
  updatesOf(loaded: Loaded): TextUpdates
  close(): Promise<void>
}

/**
 * A thread has to load and warm up everything once more, and takes a core from the one that highlights code. On two cores, builds of
 * 2,000 texts took a tenth longer with it, and builds of 10,000 a tenth less.
 */
const defaultMinTextsForThreads = 3000

/** From so many new texts on, threads highlight code from the first block on. */
const manyTexts = 60

/** More of them would wait for this thread, which checks and stores what they have made. */
const maxThreads = 3

export function createContentLoader({
  root,
  config,
  cache,
  drafts,
  now = Date.now,
  shard,
  newTexts = 0,
  minTextsForThreads = defaultMinTextsForThreads,
  onModules,
  writesMarkdown,
  storesContent,
  onSave,
}: ContentOptions): ContentLoader {
  const blocks = cache.values<string>('highlight')
  const pool = createHighlightPool({
    cache: blocks,
    // Many texts have much code.
    ...(newTexts >= manyTexts ? { minBlocksForWorkers: 1 } : {}),
    ...(compiledFolder === undefined
      ? {}
      : { workerEntry: pathToFileURL(join(compiledFolder, 'highlightWorker.js')) }),
  })
  const frontMatter = cache.values<object>('frontMatter', { inMemory: true })
  const texts = cache.texts()
  const rewritten = writesMarkdown && new RewrittenTexts()
  const tools: CompileTools = {
    cache: cache.values<CachedEntry>('content', { inMemory: true }),
    texts,
    ...(cache.remote ? { shared: new SharedTexts(cache.remote, texts) } : {}),
    engineHash: engineHash(),
    ...compileSettings(config),
    highlight: batched(pool.highlight),
    types: createTypeChecker(root, cache.values<CachedTypes>('types')),
    ...(rewritten ? { rewritten } : {}),
  }
  const compilePool =
    shard || cache.remote || availableParallelism() === 1
      ? undefined
      : new CompilePool({
          setup: { root, config, engineHash: tools.engineHash },
          size: Math.min(maxThreads, availableParallelism() - 1),
          minTexts: minTextsForThreads,
          texts,
          blocks,
          rewritten,
        })
  if (newTexts >= minTextsForThreads) compilePool?.start()
  let saveTimer: NodeJS.Timeout | undefined
  /** Stores the content that was read last. */
  let store = (): void => undefined
  const save = () => {
    cache.flush()
    store()
    store = () => undefined
    onSave?.()
  }
  /** In dev, the page is shown before the caches are written. */
  const saveSoon = () => {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(save, 500).unref()
  }
  const strings = (id: LocaleId) => stringsOf(config, id)
  return {
    tools,
    updatesOf: (loaded) =>
      new TextUpdates(loaded, {
        root,
        config,
        strings,
        tools,
        saveSoon() {
          // It is no longer what was read.
          store = () => undefined
          saveSoon()
        },
      }),
    async load(code) {
      const labs = code.labs.map(({ name }) => name)
      const options = { root, config, labs, strings, tools }
      const file = join(cache.folder, drafts ? 'devContent' : 'builtContent')
      // Kinds of posts of a site are code, which may read more than is recorded.
      const isStorable = storesContent && !shard && (code.kinds.posts ?? []).length === 0
      const under = isStorable ? storedUnder(root, config, code, cache, now()) : undefined
      store = () => undefined
      if (under && cache.isTrusted) {
        const stored = await loadStored(file, under, options)
        if (stored) {
          cache.keepAll()
          onModules?.(stored.content.modules)
          saveSoon()
          return stored
        }
      }
      const recording = new Recording(root, Recording.current)
      const loaded = await recording.run(() =>
        loadContent({
          ...options,
          drafts,
          now: under?.now ?? now(),
          reactPages: code.reactPages,
          frontMatter,
          siteCodeHash: code.hash,
          postKinds: withSiteKinds(engineKinds, code.kinds).posts,
          shard,
          onModules,
          threads: compilePool && {
            compile: (locales, ...texts) => compilePool.compile({ locales, labs }, ...texts),
          },
        }),
      )
      if (under) store = () => storeContent(file, root, under, loaded, recording.reads)
      saveSoon()
      return {
        ...loaded,
        ...(under ? { id: under.id } : {}),
        ...(rewritten ? { rewritten } : {}),
      }
    },
    async close() {
      clearTimeout(saveTimer)
      await Promise.all([pool.close(), compilePool?.close()])
      save()
    },
  }
}

function storedUnder(
  root: string,
  config: SiteConfig,
  code: LoadedCode,
  cache: CacheStore,
  now: number,
): StoredUnder {
  const { settings, commit } = currentFacts(root, config)
  const ofCode = JSON.stringify([code.hash, code.labs, code.reactPages])
  return {
    id: crypto.randomUUID(),
    key: hash(engineHash(), process.version, settings(), ofCode),
    commit: commit(),
    now,
    day: cache.today,
  }
}

type Highlight = CompileTools['highlight']

/** Collects the jobs of many documents into one call of the highlighter, so that all cores get work. */
function batched(highlight: Highlight): Highlight {
  let waiting: {
    jobs: Parameters<Highlight>[0]
    resolve: (html: string[]) => void
    reject: (error: unknown) => void
  }[] = []
  async function run(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      const html = await highlight(batch.flatMap(({ jobs }) => jobs))
      let from = 0
      for (const { jobs, resolve } of batch) resolve(html.slice(from, (from += jobs.length)))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return (jobs) => {
    if (jobs.length === 0) return Promise.resolve([])
    return new Promise((resolve, reject) => {
      waiting.push({ jobs, resolve, reject })
      if (waiting.length === 1) setImmediate(() => void run())
    })
  }
}
