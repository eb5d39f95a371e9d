import { hash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BlockCache } from './blockCache.ts'

const first = `ab${'1'.repeat(62)}`
const second = `ab${'2'.repeat(62)}`
const elsewhere = `cd${'3'.repeat(62)}`

/** As another process would. */
const writeCache = (folder: string, entries: Map<string, string>) =>
  new BlockCache(folder).put(entries)
const readCache = (folder: string, keys: string[]) => {
  const cache = new BlockCache(folder)
  return new Map(
    keys.flatMap((key) => {
      const html = cache.get(key)
      return html === undefined ? [] : [[key, html] as const]
    }),
  )
}

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'block-cache-'))
})
afterEach(() => rm(dir, { recursive: true }))

describe('the block cache', () => {
  it('gives back what was written, from few files', async () => {
    const entries = new Map([
      [first, '<b>\n"中文"\\'],
      [second, ''],
      [elsewhere, 'c'],
    ])
    writeCache(dir, entries)
    expect(readCache(dir, [first, second, elsewhere])).toEqual(entries)
    expect((await readdir(dir)).sort()).toEqual(['ab.jsonl', 'cd.jsonl'])
  })

  it('holds nothing before the first write, and then only what it was given', async () => {
    expect(readCache(join(dir, 'none'), [first])).toEqual(new Map())
    writeCache(dir, new Map([[first, 'a']]))
    expect(readCache(dir, [second, elsewhere])).toEqual(new Map())
  })

  it('makes its directory', async () => {
    writeCache(join(dir, 'a', 'b'), new Map([[first, 'a']]))
    expect(readCache(join(dir, 'a', 'b'), [first])).toEqual(new Map([[first, 'a']]))
  })

  it('keeps earlier entries and replaces those written again', async () => {
    writeCache(dir, new Map([[first, 'old']]))
    writeCache(dir, new Map([[second, 'b']]))
    writeCache(dir, new Map([[first, 'new']]))
    expect(readCache(dir, [first, second])).toEqual(
      new Map([
        [first, 'new'],
        [second, 'b'],
      ]),
    )
  })

  it('loses only the last entry of a file that was cut off', async () => {
    writeCache(dir, new Map([[first, 'a']]))
    writeCache(dir, new Map([[second, 'b']]))
    const text = await readFile(join(dir, 'ab.jsonl'), 'utf8')
    await writeFile(join(dir, 'ab.jsonl'), text.slice(0, -4))
    expect(readCache(dir, [first, second])).toEqual(new Map([[first, 'a']]))
  })

  it.each([
    ['text changed in place', (text: string) => text.replace('safe', 'evil')],
    ['no JSON', () => 'garbage'],
    ['JSON of another shape', () => `["${first}",{}]`],
    ['a cut-off line', (text: string) => text.slice(0, 75)],
  ])('takes a damaged entry for a missing one: %s', async (_, damage) => {
    writeCache(dir, new Map([[first, 'safe']]))
    const file = join(dir, 'ab.jsonl')
    await writeFile(file, damage(await readFile(file, 'utf8')))
    expect(readCache(dir, [first])).toEqual(new Map())
    writeCache(dir, new Map([[first, 'safe']]))
    expect(readCache(dir, [first])).toEqual(new Map([[first, 'safe']]))
  })

  it('finds what it has just been given, and what was there before', () => {
    writeCache(dir, new Map([[first, '一']]))
    const cache = new BlockCache(dir)
    cache.put(new Map([[second, '二']]))
    expect([first, second].map((key) => cache.get(key))).toEqual(['一', '二'])
  })

  it('takes what another process has put in its place for missing', () => {
    const cache = new BlockCache(dir)
    cache.get(first)
    writeCache(dir, new Map([[second, 'b']]))
    cache.put(new Map([[first, 'a']]))
    expect(cache.get(first)).toBeUndefined()
    expect(readCache(dir, [first, second]).size).toBe(2)
  })

  it('drops the oldest entries of a file that has grown too long', async () => {
    const keys = Array.from({ length: 600 }, (_, index) => `ab${hash('sha256', `${index}`)}`).map(
      (key) => key.slice(0, 64),
    )
    writeCache(dir, new Map(keys.map((key) => [key, 'x'])))
    const found = readCache(dir, keys)
    expect(found.size).toBe(512)
    expect(found.has(keys[0] ?? '')).toBe(false)
    expect(found.has(keys[599] ?? '')).toBe(true)
  })
})
