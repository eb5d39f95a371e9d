import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { TextStore } from './textStore.ts'

const text = (html: string) => [{ html }]

describe('the store of texts', () => {
  it('gives a text back by its stamp, to another process too', () => {
    const folder = temporaryFolder()
    const stamp = new TextStore(folder).put(text('<p>字</p>'))
    const later = new TextStore(folder)
    expect(later.has(stamp)).toBe(true)
    expect(later.get(stamp)).toEqual(text('<p>字</p>'))
  })

  it('has one stamp for one text, and another for another', () => {
    const store = new TextStore(temporaryFolder())
    expect(store.put(text('a'))).toBe(store.put(text('a')))
    expect(store.put(text('a'))).not.toBe(store.put(text('b')))
  })

  it('says of a text that was thrown away that it has none', () => {
    const folder = temporaryFolder()
    const store = new TextStore(folder)
    const stamp = store.put(text('a'))
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    expect(store.has(stamp)).toBe(false)
  })

  it('forgets what is no longer used, once that is most of it', () => {
    const folder = temporaryFolder()
    const first = new TextStore(folder)
    const stamps = Array.from({ length: 210 }, (_, at) => first.put(text(String(at))))
    first.forget()
    expect(stamps.every((stamp) => first.has(stamp))).toBe(true)
    const later = new TextStore(folder)
    const kept = later.put(text('7'))
    later.forget()
    expect(stamps.filter((stamp) => later.has(stamp))).toEqual([kept])
  })
})
