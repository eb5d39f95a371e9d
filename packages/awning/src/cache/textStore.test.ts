import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MissingFromCache } from './missingFromCache.ts'
import { cacheFolder, temporaryCache } from './temporaryCache.testing.ts'

const text = (html: string) => [{ html }]

describe('the store of texts', () => {
  it('returns a text by its hash, in another process too', () => {
    const folder = cacheFolder()
    const cache = temporaryCache(folder)
    const hash = cache.texts().put(text('<p>字</p>'))
    expect(cache.texts().get(hash)).toEqual(text('<p>字</p>'))
    cache.flush()
    const later = temporaryCache(folder).texts()
    expect(later.has(hash)).toBe(true)
    expect(later.get(hash)).toEqual(text('<p>字</p>'))
  })

  it('has one hash for one text, and another for another', () => {
    const store = temporaryCache().texts()
    expect(store.put(text('a'))).toBe(store.put(text('a')))
    expect(store.put(text('a'))).not.toBe(store.put(text('b')))
  })

  it('has no text that was deleted, and throws when it is read', () => {
    const folder = cacheFolder()
    const first = temporaryCache(folder)
    const hash = first.texts().put(text('a'))
    first.flush()
    rmSync(folder, { recursive: true })
    const store = temporaryCache(folder).texts()
    expect(store.has(hash)).toBe(false)
    expect(() => store.get(hash)).toThrow(MissingFromCache)
  })
})
