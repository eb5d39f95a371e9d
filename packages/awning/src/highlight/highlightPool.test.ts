import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { CacheStore } from '../cache/cacheStore.ts'
import { cacheFolder } from '../cache/temporaryCache.testing.ts'
import { parseFence } from './fence.ts'
import { createHighlightPool } from './highlightPool.ts'
import type { HighlightPool, Job, PoolOptions } from './highlightPool.ts'

let folder = ''
let pools: HighlightPool[] = []
let tokenized: number[] = []

beforeEach(() => {
  folder = cacheFolder()
  pools = []
  tokenized = []
})
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
})

/** A pool as in a process of its own. */
function open(options: Partial<PoolOptions> = {}, cacheDir = folder): HighlightPool {
  const cache = new CacheStore(cacheDir)
  onTestFinished(() => cache.close())
  const pool = createHighlightPool({
    cache: cache.values('highlight'),
    onTokenize: (blocks) => tokenized.push(blocks),
    ...options,
  })
  pools.push(pool)
  return {
    close: pool.close,
    async highlight(jobs) {
      const blocks = await pool.highlight(jobs)
      cache.flush()
      return blocks
    },
  }
}

const logFile = () => join(folder, 'highlight/entries.log')

const strings = {
  copyCode: 'Copy',
  copied: 'Copied',
  wrapCode: 'Wrap',
  codeBlock: { showAll: 'All', showLess: 'Less' },
}

function job(code: string, info: string, meta: string | null = null): Job {
  return { code, fence: parseFence(info, meta), strings }
}

function withoutTools(html: string): string {
  return html.replace(/<div class="tools">.*?<\/div>/s, '')
}

function textOf(html: string): string {
  return withoutTools(html).replace(/<[^>]*>/g, '')
}

/** Enough for two workers, and in more than one language. */
const manyJobs = Array.from({ length: 120 }, (_, index) =>
  index % 3 === 0 ? job(`- ${index}`, 'diff') : job(`[${index}, true]`, 'json'),
)

describe('createHighlightPool', () => {
  it('returns complete blocks, in order', async () => {
    const blocks = await open().highlight([
      job('// highlight-next-line\nlet a\nlet b\n', 'ts', 'title="a.ts"'),
      job('# diff-add-next-line\na: 1', 'yaml', 'wrap'),
      job('x < y', 'nothing', '{1}'),
    ])
    expect(blocks.map(withoutTools)).toEqual([
      '<figure class="code" data-lang="ts"><figcaption>a.ts</figcaption><pre tabindex="0"><code>' +
        '<span class="line marked"><span class="t-k">let</span> a</span>\n' +
        '<span class="line"><span class="t-k">let</span> b</span></code></pre></figure>',
      '<figure class="code wrap" data-lang="yaml"><pre tabindex="0"><code>' +
        '<span class="line added"><span class="t-a">a</span>: <span class="t-n">1</span></span>' +
        '</code></pre></figure>',
      '<figure class="code" data-lang="nothing"><pre tabindex="0"><code>' +
        '<span class="line marked">x &lt; y</span></code></pre></figure>',
    ])
  })

  it('tokenizes a block once, however often and under whatever name and marks it comes', async () => {
    const pool = open()
    await pool.highlight([job('let a', 'ts'), job('let a', 'typescript', '{1}')])
    await pool.highlight([job('let a', 'ts', 'title="b"')])
    expect(tokenized).toEqual([1])
  })

  it('finds on disk what another pool has tokenized', async () => {
    const jobs = [job('let a', 'ts'), job('a {}', 'css')]
    const before = await open().highlight(jobs)
    expect(await open().highlight(jobs)).toEqual(before)
    expect(tokenized).toEqual([2])
  })

  it('tokenizes a block once, whatever language its controls speak', async () => {
    const [one, two] = await open().highlight([
      job('let a', 'ts'),
      { ...job('let a', 'ts'), strings: { ...strings, copyCode: '复制代码' } },
    ])
    expect(tokenized).toEqual([1])
    expect(one).toContain('<span>Copy</span>')
    expect(two).toContain('<span>复制代码</span>')
  })

  it('tokenizes a block again when its code or its language has changed', async () => {
    const pool = open()
    await pool.highlight([job('let a', 'ts')])
    await pool.highlight([job('let b', 'ts')])
    await pool.highlight([job('let a', 'tsx')])
    expect(tokenized).toEqual([1, 1, 1])
  })

  it('lets calls at the same time share their work', async () => {
    const pool = open()
    const jobs = [job('let a', 'ts')]
    const [one, two] = await Promise.all([pool.highlight(jobs), pool.highlight(jobs)])
    expect(one).toEqual(two)
    expect(tokenized).toEqual([1])
  })

  it('tokenizes and caches nothing that has no grammar', async () => {
    await open().highlight([job('a', 'text'), job('b', ''), job('c', 'nothing')])
    expect(tokenized).toEqual([])
    expect(existsSync(logFile())).toBe(false)
  })

  it('makes again what was in a damaged cache', async () => {
    const jobs = [job('let a', 'ts')]
    const before = await open().highlight(jobs)
    writeFileSync(logFile(), 'garbage')
    expect(await open().highlight(jobs)).toEqual(before)
    expect(await open().highlight(jobs)).toEqual(before)
    expect(tokenized).toEqual([1, 1])
  })

  it('gives with workers what it gives without them, in the same order', async () => {
    const byWorkers = await open({ workers: 2, minBlocksForWorkers: 1 }).highlight(manyJobs)
    expect(byWorkers.map(textOf)).toEqual(manyJobs.map(({ code }) => code))
    expect(await open({ workers: 0 }, cacheFolder()).highlight(manyJobs)).toEqual(byWorkers)
    expect(await open({ workers: 2 }).highlight(manyJobs)).toEqual(byWorkers)
    expect(tokenized).toEqual([120, 120])
  })

  it('calls for workers when blocks that come bit by bit have become many', async () => {
    const workerEntry = workerThat(`answer({ blocks: batch.map(() => 'by a worker') })`)
    const pool = open({ workers: 1, minBlocksForWorkers: 2, workerEntry })
    const texts = []
    for (const code of ['[1]', '[2]', '[3]'])
      texts.push(...(await pool.highlight([job(code, 'json')])).map(textOf))
    expect(texts).toEqual(['[1]', 'by a worker', 'by a worker'])
  })

  it.each([
    ['ends', `process.exit(3)`, 'status 3'],
    ['throws', `throw new Error('boom')`, 'boom'],
    ['reports a failure', `answer({ failure: 'boom' })`, 'boom'],
  ])('names the block at which a worker %s', async (_, statement, reason) => {
    const pool = open({ workers: 1, minBlocksForWorkers: 1, workerEntry: workerThat(statement) })
    const jobs = ['[1]', '\n  [2]\n', '[3]', '[4]'].map((code) => job(code, 'json'))
    const message = new RegExp(`"json" block that begins with "\\[2\\]": .*${reason}`)
    await expect(pool.highlight(jobs)).rejects.toThrow(message)
  })

  it('says so when a worker does not start', async () => {
    const workerEntry = new URL('./noSuchWorker.mjs', import.meta.url)
    const failing = open({ workers: 1, minBlocksForWorkers: 1, workerEntry }).highlight([
      job('[1]', 'json'),
    ])
    await expect(failing).rejects.toThrow(/worker did not start.*noSuchWorker/)
  })

  it('continues after a failure', async () => {
    const workerEntry = workerThat(
      `if (batch.length > 1) process.exit(3)
      answer({ blocks: batch.map(({ code }) => code) })`,
    )
    const pool = open({ workers: 1, minBlocksForWorkers: 1, workerEntry })
    await expect(
      pool.highlight(['[1]', '[2]', '[3]'].map((code) => job(code, 'json'))),
    ).rejects.toThrow()
    expect((await pool.highlight([job('[1]', 'json')])).map(textOf)).toEqual(['[1]'])
  })

  it('takes no more blocks once it is closed, but ends those it has', async () => {
    const pool = open()
    const running = pool.highlight([job('let a', 'ts')])
    await pool.close()
    expect((await running).map(textOf)).toEqual(['let a'])
    await expect(pool.highlight([])).rejects.toThrow('closed')
  })
})

/** A worker that does this when it comes to the second block of a batch. */
function workerThat(statement: string): URL {
  const source = `
    import { parentPort, workerData } from 'node:worker_threads'
    const answer = (message) => parentPort.postMessage(message)
    parentPort.on('message', (batch) => {
      Atomics.store(workerData.position, 0, 1)
      ${statement}
    })`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}
