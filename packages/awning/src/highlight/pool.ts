import { availableParallelism } from 'node:os'
import { BlockCache } from './blockCache.ts'
import { blockHtml } from './blockHtml.ts'
import type { BlockStrings } from './blockHtml.ts'
import { cacheKey } from './cacheKey.ts'
import { escapeText } from '../text/escapeHtml.ts'
import type { Fence } from './fence.ts'
import { highlightCode } from './highlight.ts'
import { languageId } from './languages.ts'
import { applyMagicComments } from './magicComments.ts'
import { blockError } from './source.ts'
import type { Source } from './source.ts'
import { createWorkerCrew } from './workerCrew.ts'

export interface Job {
  code: string
  fence: Fence
  strings: BlockStrings
}

export interface HighlightPool {
  /** The blocks' HTML, in order. Give it all blocks at once: workers pay only for many. */
  highlight(jobs: Job[]): Promise<string[]>
  close(): Promise<void>
}

export interface PoolOptions {
  cacheDir: string
  /** How many at most; none means that all is done in this thread. */
  workers?: number
  /** From how many blocks on, not counting those in the cache, workers are used. */
  workersFrom?: number
  /** Told how many blocks were not in the cache. */
  onTokenize?: (blocks: number) => void
  workerEntry?: URL
}

interface KeyedSource extends Source {
  key: string
}

/**
 * A worker costs about half a second to start, and then learns each language anew: for a hundred
 * blocks alone this thread is quicker. But texts come in groups, and what a large site brings with
 * its first group has hundreds behind it, while this thread has more texts to parse.
 */
const fewestForWorkers = 100

export function createHighlightPool({
  cacheDir,
  // One core is for the thread that parses what is to be highlighted next.
  workers = Math.max(1, availableParallelism() - 1),
  workersFrom = fewestForWorkers,
  onTokenize,
  workerEntry = new URL('./highlightWorker.mjs', import.meta.url),
}: PoolOptions): HighlightPool {
  const cache = new BlockCache(cacheDir)
  const crew = createWorkerCrew(workerEntry, workers)
  /** Blocks under way, by key. */
  const pending = new Map<string, Promise<string>>()
  const running = new Set<Promise<unknown>>()
  let isClosed = false
  let missed = 0

  function highlight(jobs: Job[]): Promise<string[]> {
    if (isClosed) return Promise.reject(new Error('The highlight pool is closed'))
    const result = render(jobs)
    const ended: Promise<unknown> = result.catch(() => undefined).then(() => running.delete(ended))
    running.add(ended)
    return result
  }

  async function render(jobs: Job[]): Promise<string[]> {
    const blocks = jobs.map(({ code, fence, strings }) => {
      const displayed = applyMagicComments(code, fence.lang, fence.ranged)
      const source = { code: displayed.code, lang: fence.lang }
      return { displayed, fence, strings, source: { ...source, key: cacheKey(source) } }
    })
    const tokenized = await tokenize(blocks.map(({ source }) => source))
    return blocks.map(({ displayed, fence, strings, source }) => {
      const html = tokenized.get(source.key) ?? escapeText(source.code)
      return blockHtml(html.split('\n'), {
        ...fence,
        strings,
        marked: [...fence.marked, ...displayed.marked],
        added: displayed.added,
        removed: displayed.removed,
        wrap: fence.flags.includes('wrap'),
      })
    })
  }

  /** By key, the HTML of all blocks whose language has a grammar. */
  async function tokenize(sources: KeyedSource[]): Promise<Map<string, string>> {
    const known = new Map<string, string>()
    const awaited = new Map<string, Promise<string>>()
    const misses = new Map<string, KeyedSource>()
    for (const source of sources) {
      const { key, lang } = source
      if (languageId(lang) === undefined || known.has(key)) continue
      const underWay = pending.get(key)
      const html = underWay ? undefined : cache.get(key)
      if (underWay) awaited.set(key, underWay)
      else if (html === undefined) misses.set(key, source)
      else known.set(key, html)
    }
    if (misses.size > 0) await tokenizeAnew([...misses.values()], known)
    for (const [key, html] of awaited) known.set(key, await html)
    return known
  }

  async function tokenizeAnew(misses: KeyedSource[], known: Map<string, string>): Promise<void> {
    onTokenize?.(misses.length)
    missed += misses.length
    const tokenizeOne = workers > 0 && missed >= workersFrom ? crew.tokenize : oneAfterTheOther()
    const tokenizing = misses.map((source) => {
      const html = tokenizeOne(source)
      pending.set(source.key, html)
      return html
    })
    const results = await Promise.allSettled(tokenizing)
    const fresh = new Map<string, string>()
    const failures: unknown[] = []
    results.forEach((result, index) => {
      const key = misses[index]?.key ?? ''
      if (result.status === 'fulfilled') fresh.set(key, result.value)
      else failures.push(result.reason)
    })
    // What was done before another block failed need not be done again.
    cache.put(fresh)
    for (const { key } of misses) pending.delete(key)
    if (failures.length > 0) throw failures[0]
    for (const [key, html] of fresh) known.set(key, html)
  }

  async function close(): Promise<void> {
    isClosed = true
    await Promise.all(running)
    await crew.close()
  }

  return { highlight, close }
}

/** In this thread, in order. */
function oneAfterTheOther(): (source: Source) => Promise<string> {
  let last: Promise<unknown> = Promise.resolve()
  return (source) => {
    const result = last.then(async () => {
      try {
        return (await highlightCode(source.code, source.lang)).join('\n')
      } catch (error) {
        throw blockError(source, error)
      }
    })
    last = result.catch(() => undefined)
    return result
  }
}
