import type * as fs from 'node:fs'
import { existsSync, readFileSync, readSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EntryLog } from './entryLog.ts'
import { hash } from './hash.ts'
import { cacheFolder } from './temporaryCache.testing.ts'

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  return { ...original, readSync: vi.fn(original.readSync) }
})

const today = 1
const keys = Array.from({ length: 1001 }, (_, at) => hash(String(at)))
const [first = '', second = ''] = keys
/** Together they are several times as large as what is read at once. */
const bytesOf = (key: string) => Buffer.from(`${key} `.repeat(100))

let file = ''
const index = () => join(dirname(file), 'index.json')

beforeEach(() => {
  file = join(cacheFolder(), 'entries.log')
})

function write(count: number): void {
  const log = new EntryLog(file, today)
  for (const key of keys.slice(0, count)) log.set(key, bytesOf(key))
  log.close()
}

function read(wanted: readonly string[]): (string | undefined)[] {
  const log = new EntryLog(file, today)
  const found = wanted.map((key) => log.get(key)?.toString())
  log.close()
  return found
}

const all = (wanted: readonly string[]) => wanted.map((key) => String(bytesOf(key)))

describe('the index of a log', () => {
  it.each([
    [999, false],
    [1000, true],
  ])('of %i entries is written: %s', (count, isWritten) => {
    write(count)
    expect(existsSync(index())).toBe(isWritten)
    expect(read(keys.slice(0, count))).toEqual(all(keys.slice(0, count)))
  })

  it('of a small log is not written, however many entries there are', () => {
    const log = new EntryLog(file, today)
    for (const key of keys) log.set(key, Buffer.from('small'))
    log.close()
    expect(existsSync(index())).toBe(false)
    expect(read([first])).toEqual(['small'])
  })

  it('is read in place of the lines of the log', () => {
    write(1000)
    vi.mocked(readSync).mockClear()
    const log = new EntryLog(file, today)
    expect(log.lengthOf(second)).toBe(bytesOf(second).length)
    // The bytes at its last line, the format of the log and what was appended since.
    expect(vi.mocked(readSync).mock.calls.length).toBeLessThanOrEqual(3)
    log.close()
  })

  it('is completed by what was appended since', () => {
    write(1000)
    const log = new EntryLog(file, today)
    log.set(first, Buffer.from('newer'))
    log.set(hash('added'), Buffer.from('added'))
    log.close()
    expect(read([first, hash('added'), second])).toEqual(['newer', 'added', ...all([second])])
  })

  it('is not used for a log that was cut or replaced', () => {
    write(1000)
    truncateSync(file, 200_000)
    expect(read([first, second])).toEqual(all([first, second]))
    expect(read(keys.slice(-2))).toEqual([undefined, undefined])
    write(1001)
    expect(read(keys)).toEqual(all(keys))
  })

  it('is written again with the log', () => {
    write(1000)
    const log = new EntryLog(file, today)
    log.drop(new Set([first]))
    expect(existsSync(index())).toBe(false)
    log.close()
    expect(read([first, second])).toEqual([undefined, ...all([second])])
  })

  it('that is damaged costs time and nothing else', () => {
    write(1000)
    writeFileSync(index(), readFileSync(index(), 'utf8').replace('1', '2'))
    expect(read(keys.slice(0, 1000))).toEqual(all(keys.slice(0, 1000)))
  })
})
