import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CacheStore } from './cacheStore.ts'
import { EntryLog } from './entryLog.ts'
import { formatLine } from './formatVersion.ts'
import { hash } from './hash.ts'
import { cacheFolder, temporaryCache } from './temporaryCache.testing.ts'

const [a, b, c] = [hash('a'), hash('b'), hash('c')]
const logOf = (folder: string) => join(folder, 'content/entries.log')
const day = 24 * 60 * 60 * 1000

/** Stores values as another process would. */
function store(folder: string, values: Readonly<Record<string, unknown>>, now?: number): void {
  const cache = temporaryCache(folder, now === undefined ? {} : { now })
  for (const [key, value] of Object.entries(values)) cache.values('content').set(key, value)
  cache.close()
}

const read = (folder: string, ...keys: string[]) => {
  const values = temporaryCache(folder).values('content')
  return keys.map((key) => values.get(key))
}

describe('a cache of values', () => {
  it('returns what was stored, in this process and in another', () => {
    const folder = cacheFolder()
    const values = temporaryCache(folder).values<unknown>('content')
    values.set(a, { html: '中文\n"' })
    values.set(b, 0)
    expect([a, b, c].map((key) => values.get(key))).toEqual([{ html: '中文\n"' }, 0, undefined])
    values.flush()
    expect(read(folder, a, b, c)).toEqual([{ html: '中文\n"' }, 0, undefined])
  })

  it('writes nothing before it is flushed, nor where nothing is new', () => {
    const folder = cacheFolder()
    const cache = temporaryCache(folder)
    cache.values('content').set(a, 1)
    expect(existsSync(logOf(folder))).toBe(false)
    cache.flush()
    utimesSync(logOf(folder), 1, 1)
    expect(read(folder, a)).toEqual([1])
    cache.flush()
    expect(statSync(logOf(folder)).mtimeMs).toBe(1000)
  })

  it('writes many new entries before a flush, so that memory does not grow', () => {
    const folder = cacheFolder()
    const values = temporaryCache(folder).values('content')
    values.set(a, 'x'.repeat(2 ** 20))
    values.set(b, 'y')
    expect(statSync(logOf(folder)).size).toBeGreaterThan(2 ** 20)
    expect([values.get(a), values.get(b)]).toEqual(['x'.repeat(2 ** 20), 'y'])
  })

  it('returns the newest of several values', () => {
    const folder = cacheFolder()
    for (const value of ['old', 'new']) store(folder, { [a]: value })
    expect(read(folder, a)).toEqual(['new'])
  })

  it('finds the values of two processes that wrote in turns', () => {
    const folder = cacheFolder()
    const [one, two] = [temporaryCache(folder), temporaryCache(folder)]
    const [first, second] = [one.values('content'), two.values('content')]
    expect([first.get(a), second.get(a)]).toEqual([undefined, undefined])
    first.set(a, 'of one')
    second.set(b, 'of two')
    for (const cache of [one, two]) cache.flush()
    first.set(c, 'again of one')
    one.flush()
    expect([first.get(a), second.get(b), first.get(c)]).toEqual([
      'of one',
      'of two',
      'again of one',
    ])
    expect(read(folder, a, b, c)).toEqual(['of one', 'of two', 'again of one'])
  })

  it('finds its own values after another process has written the file again', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'old' }, Date.now() - 30 * day)
    const values = temporaryCache(folder).values('content')
    expect(values.get(b)).toBeUndefined()
    const other = temporaryCache(folder)
    other.evict()
    values.set(b, 'new')
    values.flush()
    expect(values.get(b)).toBe('new')
    expect(read(folder, a, b)).toEqual([undefined, 'new'])
  })
})

describe('a damaged cache', () => {
  const damages: Readonly<Record<string, (file: string, bytes: Buffer) => void>> = {
    'cut in half': (file, bytes) => writeFileSync(file, bytes.subarray(0, bytes.length / 2)),
    'cut by one byte': (file, bytes) => writeFileSync(file, bytes.subarray(0, -1)),
    empty: (file) => writeFileSync(file, ''),
    garbage: (file) => writeFileSync(file, 'garbage\n'.repeat(20)),
    'of another format': (file, bytes) =>
      writeFileSync(file, bytes.toString().replace(formatLine, 'awning-cache 1\n')),
    'a folder': (file) => {
      rmSync(file)
      mkdirSync(join(file, 'x'), { recursive: true })
    },
    'under a file': (file) => {
      rmSync(join(file, '..'), { recursive: true })
      writeFileSync(join(file, '..'), '')
    },
  }
  it.each(Object.keys(damages))('that is %s loses values and nothing else', (name) => {
    const folder = cacheFolder()
    store(folder, { [a]: 'a', [b]: 'b'.repeat(100) })
    damages[name]?.(logOf(folder), readFileSync(logOf(folder)))
    const values = temporaryCache(folder).values('content')
    expect(values.get(b)).toBeUndefined()
    values.set(b, 'again')
    values.flush()
    expect(values.get(b)).toBe('again')
    expect(read(folder, b)).toEqual(['again'])
    store(folder, { [c]: 'c' })
    expect(read(folder, b, c)).toEqual(['again', 'c'])
  })

  it('never returns bytes that were changed, or that belong to another hash', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'safe' })
    const text = readFileSync(logOf(folder), 'utf8')
    for (const changed of [text.replace('safe', 'evil'), text.replace(a, b)]) {
      writeFileSync(logOf(folder), changed)
      expect(read(folder, a, b)).toEqual([undefined, undefined])
      expect(temporaryCache(folder).values('content').has(a)).toBe(false)
    }
  })

  it('keeps the values before the damage, and after it those that are written again', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'a' })
    store(folder, { [b]: 'b' })
    writeFileSync(logOf(folder), readFileSync(logOf(folder)).subarray(0, -2))
    store(folder, { [c]: 'c' })
    expect(read(folder, a, b, c)).toEqual(['a', undefined, 'c'])
  })
})

describe('the limits of a cache', () => {
  const start = Date.UTC(2026, 0, 1)
  const evict = (folder: string, days: number, use: (cache: CacheStore) => void = () => {}) => {
    const limits = { days: 14, bytes: 1000 }
    const cache = temporaryCache(folder, { limits, now: start + days * day })
    use(cache)
    cache.evict()
    cache.close()
  }

  it('hold for the age of values', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'a' }, start)
    evict(folder, 14)
    expect(read(folder, a)).toEqual(['a'])
    evict(folder, 15)
    expect(read(folder, a)).toEqual([undefined])
  })

  it('count from the last use', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'a', [b]: 'b' }, start)
    evict(folder, 10, (cache) => cache.values('content').get(a))
    evict(folder, 20)
    expect(read(folder, a, b)).toEqual(['a', undefined])
  })

  it('count from a use three days after the last one that was recorded, and not from one before', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'a', [b]: 'b' }, start)
    evict(folder, 2, (cache) => cache.values('content').get(a))
    evict(folder, 3, (cache) => cache.values('content').get(b))
    evict(folder, 15)
    expect(read(folder, a, b)).toEqual([undefined, 'b'])
  })

  it('hold for the size of everything together, oldest first', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'a'.repeat(300) }, start)
    store(folder, { [b]: 'b'.repeat(300) }, start + day)
    evict(folder, 2)
    expect(read(folder, a, b)).not.toContain(undefined)
    evict(folder, 2, (cache) => cache.bytes('social').set(c, Buffer.alloc(500)))
    expect(read(folder, a, b)).toEqual([undefined, 'b'.repeat(300)])
    expect(temporaryCache(folder).bytes('social').get(c)?.length).toBe(500)
  })

  it('are not checked again on the same day while what is in use exceeds them', () => {
    const folder = cacheFolder()
    const use = (cache: CacheStore) => cache.values('content').get(a)
    store(folder, { [a]: 'a'.repeat(3000) }, start)
    evict(folder, 0, use)
    store(folder, { [b]: 'b'.repeat(300) }, start)
    const opened = vi.spyOn(EntryLog.prototype, 'stored')
    onTestFinished(() => opened.mockRestore())
    evict(folder, 0, use)
    expect(opened).not.toHaveBeenCalled()
    store(folder, { [c]: 'c'.repeat(3000) }, start)
    evict(folder, 0, use)
    expect(opened).toHaveBeenCalled()
    expect(read(folder, a, b, c)).toEqual(['a'.repeat(3000), undefined, 'c'.repeat(3000)])
  })

  it.each([
    [800, false],
    [1100, true],
  ])(
    'are checked again on the same day once the cache has grown by a quarter: %s of 4,000 bytes',
    (bytes, isChecked) => {
      const folder = cacheFolder()
      const use = (cache: CacheStore) => cache.values('content').get(a)
      store(folder, { [a]: 'a'.repeat(4000) }, start)
      evict(folder, 0, use)
      store(folder, { [b]: 'b'.repeat(bytes) }, start)
      const looked = vi.spyOn(EntryLog.prototype, 'stored')
      onTestFinished(() => looked.mockRestore())
      evict(folder, 0, use)
      expect(looked.mock.calls.length > 0).toBe(isChecked)
    },
  )

  it('include what a killed process was writing', () => {
    const folder = cacheFolder()
    store(folder, { [a]: 'a' }, start)
    const ended = spawnSync(process.execPath, ['-e', '']).pid
    const [left, written] = [ended, process.pid].map((pid) =>
      join(folder, 'content', `.entries.log-${pid}-0-1`),
    )
    for (const file of [left, written]) writeFileSync(file ?? '', '')
    evict(folder, 1)
    expect([left, written].map((file) => existsSync(file ?? ''))).toEqual([false, true])
  })

  it('hold for folders too', async () => {
    const folder = cacheFolder()
    const made = await temporaryCache(folder, { now: start })
      .folders('engine')
      .make(async (staging) => {
        writeFileSync(join(staging, 'x.js'), '1')
        return a
      })
    utimesSync(join(made, 'complete'), start / 1000, start / 1000)
    evict(folder, 14)
    expect(existsSync(made)).toBe(true)
    evict(folder, 15)
    expect(existsSync(made)).toBe(false)
  })
})

describe('a cache of folders', () => {
  const make = (folder: string, text: string, before = () => {}) =>
    temporaryCache(folder)
      .folders('engine')
      .make(async (staging) => {
        mkdirSync(join(staging, 'deep'))
        writeFileSync(join(staging, 'deep/x.js'), text)
        before()
        return a
      })
  const find = (folder: string) => temporaryCache(folder).folders('engine').find(a)

  it('finds a folder when it is complete, and not before', async () => {
    const folder = cacheFolder()
    const made = await make(folder, 'text', () => expect(find(folder)).toBeUndefined())
    expect(find(folder)).toBe(made)
    expect(readFileSync(join(made, 'deep/x.js'), 'utf8')).toBe('text')
  })

  it('leaves nothing of a folder that could not be filled', async () => {
    const folder = cacheFolder()
    const failing = make(folder, 'text', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(find(folder)).toBeUndefined()
    expect(temporaryCache(folder).folders('engine').stored()).toEqual([])
  })

  it.each(['deep/x.js', 'complete'])('does not find one in which %s is damaged', async (name) => {
    const folder = cacheFolder()
    const made = await make(folder, 'text')
    for (const text of ['tex', 'evil', '']) {
      writeFileSync(join(made, name), text)
      expect(find(folder)).toBeUndefined()
      expect(await make(folder, 'text')).toBe(made)
      expect(find(folder)).toBe(made)
    }
    rmSync(join(made, name))
    expect(find(folder)).toBeUndefined()
  })

  it('lets two processes make the same one', async () => {
    const folder = cacheFolder()
    const [one, two] = await Promise.all([make(folder, 'text'), make(folder, 'text')])
    expect(one).toBe(two)
    expect(find(folder)).toBe(one)
  })
})
