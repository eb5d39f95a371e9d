import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { DiskCache } from './diskCache.ts'

describe('DiskCache', () => {
  it('remembers from one run to the next', () => {
    const folder = temporaryFolder()
    const first = new DiskCache<{ html: string }>(folder)
    first.set('a1', { html: '中文' })
    first.set('b2', { html: 'b' })
    first.flush()
    const second = new DiskCache<{ html: string }>(folder)
    expect(second.get('a1')).toEqual({ html: '中文' })
    expect(second.get('b2')).toEqual({ html: 'b' })
    expect(second.get('a2')).toBeUndefined()
  })

  it('answers at once with what was put in', () => {
    const cache = new DiskCache<number>(temporaryFolder())
    cache.set('a1', 0)
    expect(cache.get('a1')).toBe(0)
  })

  it('writes nothing before it is flushed, nor where nothing changed', () => {
    const folder = temporaryFolder()
    const first = new DiskCache<number>(folder)
    first.set('a1', 1)
    expect(readdirSync(folder)).toEqual([])
    first.flush()
    const [name = ''] = readdirSync(folder)
    utimesSync(join(folder, name), 1, 1)
    const second = new DiskCache<number>(folder)
    second.get('a1')
    second.flush()
    expect(statSync(join(folder, name)).mtimeMs).toBe(1000)
  })

  it('leaves behind what nobody asked for, once something changes', () => {
    const folder = temporaryFolder()
    const first = new DiskCache<number>(folder)
    for (const key of ['a1', 'a2']) first.set(key, 1)
    first.flush()
    const second = new DiskCache<number>(folder)
    second.get('a1')
    second.set('a3', 1)
    second.flush()
    const third = new DiskCache<number>(folder)
    expect(['a1', 'a2', 'a3'].map((key) => third.get(key))).toEqual([1, undefined, 1])
  })

  it('rewrites only the part that an edit touches', () => {
    const folder = temporaryFolder()
    const first = new DiskCache<number>(folder)
    for (const key of ['a1', 'b1']) first.set(key, 1)
    first.flush()
    const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const second = new DiskCache<number>(folder)
    for (const key of ['a1', 'b1']) second.get(key)
    second.set('b2', 2)
    second.flush()
    const after = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(after.filter((text) => before.includes(text))).toHaveLength(1)
    expect(after.filter((text) => text.includes('b2'))).toHaveLength(1)
  })

  it.each(['', 'not json', '{"a":1}', '[["a1"'])(
    'takes an unreadable file for empty: %j',
    (text) => {
      const folder = temporaryFolder()
      const first = new DiskCache<number>(folder)
      first.set('a1', 1)
      first.flush()
      for (const name of readdirSync(folder)) writeFileSync(join(folder, name), text)
      const second = new DiskCache<number>(folder)
      expect(second.get('a1')).toBeUndefined()
      second.set('a1', 2)
      second.flush()
      expect(new DiskCache<number>(folder).get('a1')).toBe(2)
    },
  )
})
