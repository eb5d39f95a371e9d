import { availableParallelism } from 'node:os'
import type { CachedValues } from '../cache/cachedValues.ts'
import { ansiHtml } from './ansiHtml.ts'
import { blockHtml } from './blockHtml.ts'
import type { BlockStrings } from './blockHtml.ts'
import { blockHash } from './blockHash.ts'
import { escapeText } from '../text/escapeHtml.ts'
import type { Fence } from './fence.ts'
import { endOfLongBlock } from './foldLines.ts'
import { highlightCode } from './highlight.ts'
import { isAnsi, languageId } from './languages.ts'
import { applyMagicComments } from './magicComments.ts'
import { blockError } from './codeSource.ts'
import type { CodeSource } from './codeSource.ts'
import type { TypedCode } from './twoslash/typedCode.ts'
import { addTypes, typeSources } from './twoslash/addTypes.ts'
import { createWorkerThreads } from './workerThreads.ts'

export interface Job {
  code: string
  /** What TypeScript says about the code; its code is shown in place of the other. */
  types?: TypedCode
  fence: Fence
  strings: BlockStrings
}

export interface HighlightPool {
  /** The HTML of the blocks, in order. Call it with many blocks at once, because workers are only worth it for many. */
  highlight(jobs: Job[]): Promise<string[]>
  close(): Promise<void>
}

export interface PoolOptions {
  /** Highlighted blocks, by their hashes. */
  cache: Pick<CachedValues<string>, 'load' | 'get' | 'set'>
  /** Maximum number of workers; with 0, all blocks are highlighted in this thread. */
  workers?: number
  /** Number of blocks, not counting those in the cache, from which workers are used. */
  minBlocksForWorkers?: number
  /** Called with the number of blocks that were not in the cache. */
  onTokenize?: (blocks: number) => void
  workerEntry?: URL
}

interface HashedSource extends CodeSource {
  hash: string
}

/**
 * A worker takes about half a second to start, and compiles each grammar again, so for only a hundred
 * blocks this thread would be faster. But texts come in groups: when there are a hundred blocks so
 * early, hundreds more will follow, while this thread still has texts to parse.
 */
const defaultMinBlocksForWorkers = 100

export function createHighlightPool({
  cache,
  // One core is left for this thread, which parses the next texts.
  workers = Math.max(1, availableParallelism() - 1),
  minBlocksForWorkers = defaultMinBlocksForWorkers,
  onTokenize,
  workerEntry = new URL('./highlightWorker.mjs', import.meta.url),
}: PoolOptions): HighlightPool {
  const threads = createWorkerThreads(workerEntry, workers)
  /** Blocks that are being tokenized, by their hashes. */
  const pending = new Map<string, Promise<string>>()
  const running = new Set<Promise<unknown>>()
  let isClosed = false
  let missCount = 0

  function highlight(jobs: Job[]): Promise<string[]> {
    if (isClosed) return Promise.reject(new Error('The highlight pool is closed'))
    const result = render(jobs)
    const ended: Promise<unknown> = result.catch(() => undefined).then(() => running.delete(ended))
    running.add(ended)
    return result
  }

  async function render(jobs: Job[]): Promise<string[]> {
    const blocks = jobs.map(({ code, types, fence, strings }) => {
      const displayed = applyMagicComments(types?.code ?? code, fence.lang, fence.ranged)
      const source = hashed({ code: displayed.code, lang: fence.lang })
      return { displayed, types, fence, strings, source }
    })
    const typeTexts = jobs.flatMap(({ types }) => (types ? typeSources(types) : []))
    const tokenized = await tokenize([
      ...blocks.map(({ source }) => source),
      ...typeTexts.map(hashed),
    ])
    const htmlOf = (source: HashedSource) => tokenized.get(source.hash) ?? escapeText(source.code)
    return blocks.map(({ displayed, types, fence, strings, source }) => {
      const plain = isAnsi(fence.lang) ? ansiHtml(source.code) : htmlOf(source).split('\n')
      const lines = types
        ? addTypes(plain, types, displayed.sourceLines, (text) => htmlOf(hashed(text)))
        : plain
      return blockHtml(lines, {
        ...fence,
        strings,
        copiedText: types && displayed.code,
        marked: [...fence.marked, ...displayed.marked],
        added: displayed.added,
        removed: displayed.removed,
        focused: [...(fence.focused ?? []), ...displayed.focused],
        folded: foldedLines(fence, displayed.code),
        wrap: fence.flags.includes('wrap'),
      })
    })
  }

  /** The HTML of all blocks whose language has a grammar, by their hashes. */
  async function tokenize(sources: HashedSource[]): Promise<Map<string, string>> {
    const known = new Map<string, string>()
    const awaited = new Map<string, Promise<string>>()
    const misses = new Map<string, HashedSource>()
    await cache.load(sources.map(({ hash }) => hash))
    for (const source of sources) {
      const { hash, lang } = source
      if (languageId(lang) === undefined || known.has(hash)) continue
      const running = pending.get(hash)
      const html = running ? undefined : cache.get(hash)
      if (running) awaited.set(hash, running)
      else if (html === undefined) misses.set(hash, source)
      else known.set(hash, html)
    }
    if (misses.size > 0) await tokenizeMisses([...misses.values()], known)
    for (const [hash, html] of awaited) known.set(hash, await html)
    return known
  }

  async function tokenizeMisses(misses: HashedSource[], known: Map<string, string>): Promise<void> {
    onTokenize?.(misses.length)
    missCount += misses.length
    const tokenizeOne =
      workers > 0 && missCount >= minBlocksForWorkers ? threads.tokenize : highlightInOrder()
    const tokenizing = misses.map((source) => {
      const html = tokenizeOne(source)
      pending.set(source.hash, html)
      return html
    })
    const results = await Promise.allSettled(tokenizing)
    const fresh = new Map<string, string>()
    const failures: unknown[] = []
    results.forEach((result, index) => {
      const hash = misses[index]?.hash ?? ''
      if (result.status === 'fulfilled') fresh.set(hash, result.value)
      else failures.push(result.reason)
    })
    // Blocks that succeeded are cached even if another block failed.
    for (const [hash, html] of fresh) cache.set(hash, html)
    for (const { hash } of misses) pending.delete(hash)
    if (failures.length > 0) throw failures[0]
    for (const [hash, html] of fresh) known.set(hash, html)
  }

  async function close(): Promise<void> {
    isClosed = true
    await Promise.all(running)
    await threads.close()
  }

  return { highlight, close }
}

function hashed(source: CodeSource): HashedSource {
  return { ...source, hash: blockHash(source) }
}

function foldedLines({ folded, flags }: Fence, code: string): number[] {
  return folded ?? (flags.includes('collapse') ? endOfLongBlock(code.split('\n').length) : [])
}

/** Highlights blocks in this thread, one after the other. */
function highlightInOrder(): (source: CodeSource) => Promise<string> {
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
