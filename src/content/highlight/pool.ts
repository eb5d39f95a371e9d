import { availableParallelism } from 'node:os'
import { readCache, writeCache } from './blockCache.ts'
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
  /** How many blocks there must be, not counting those in the cache, for workers to be used. */
  workersFrom?: number
  /** Told how many blocks were not in the cache. */
  onTokenize?: (blocks: number) => void
  workerEntry?: URL
}

interface KeyedSource extends Source {
  key: string
}

/**
 * A worker costs about half a second to start, and then learns each language anew. Measured with
 * two of them on two cores: 100 blocks in 1.6 to 2.9 s against 1.1 to 2.1 s in this thread, 400
 * about even, 2,000 in 5 s against 7. More cores pay sooner, so the limit is below the even point.
 */
const fewestForWorkers = 200

export function createHighlightPool({
  cacheDir,
  workers = availableParallelism(),
  workersFrom = fewestForWorkers,
  onTokenize,
  workerEntry = new URL('./worker.mjs', import.meta.url),
}: PoolOptions): HighlightPool {
  const crew = createWorkerCrew(workerEntry, workers)
  let isClosed = false
  // One call after the other: what the first has put into the cache, the second finds there.
  let turn: Promise<unknown> = Promise.resolve()

  function highlight(jobs: Job[]): Promise<string[]> {
    if (isClosed) return Promise.reject(new Error('The highlight pool is closed'))
    const result = turn.then(() => render(jobs))
    turn = result.catch(() => undefined)
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
    const colored = sources.filter(({ lang }) => languageId(lang) !== undefined)
    const distinct = new Map(colored.map((source) => [source.key, source]))
    const known = await readCache(cacheDir, [...distinct.keys()])
    const misses = [...distinct.values()].filter(({ key }) => !known.has(key))
    if (misses.length === 0) return known
    onTokenize?.(misses.length)
    const fresh = new Map<string, string>()
    const isForWorkers = workers > 0 && misses.length >= workersFrom
    try {
      await (isForWorkers ? crew.tokenize : tokenizeHere)(misses, ({ key }, html) =>
        fresh.set(key, html),
      )
    } finally {
      // What was done before another block failed need not be done again.
      await writeCache(cacheDir, fresh)
    }
    return new Map([...known, ...fresh])
  }

  async function close(): Promise<void> {
    isClosed = true
    await turn
    await crew.close()
  }

  return { highlight, close }
}

async function tokenizeHere<Item extends Source>(
  items: Item[],
  onDone: (item: Item, html: string) => void,
): Promise<void> {
  for (const item of items) {
    const lines = await highlightCode(item.code, item.lang).catch((error: unknown) => {
      throw blockError(item, error)
    })
    onDone(item, lines.join('\n'))
  }
}
