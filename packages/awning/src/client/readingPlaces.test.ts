import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepReadingPlace, readingPlace } from './readingPlaces.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
})

describe('the place in a long article', () => {
  it('is kept for each article, in words a person can read', () => {
    keepReadingPlace('/docs/a', 'one')
    keepReadingPlace('/docs/b', '二')
    expect(readingPlace('/docs/a')).toBe('one')
    expect(readingPlace('/docs/b')).toBe('二')
    expect(stored.get('places')).toBe('/docs/b#二\n/docs/a#one')
  })

  it('is of that article, not of one whose address begins alike', () => {
    keepReadingPlace('/docs/ab', 'one')
    expect(readingPlace('/docs/a')).toBeUndefined()
  })

  it('is forgotten when the article has been read, and nothing is left behind', () => {
    keepReadingPlace('/docs/a', 'one')
    keepReadingPlace('/docs/a', undefined)
    expect(readingPlace('/docs/a')).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('writes nothing where there is nothing to forget', () => {
    keepReadingPlace('/docs/a', undefined)
    expect(stored.size).toBe(0)
  })

  it('is kept for the last thirty articles', () => {
    for (let index = 0; index < 40; index++) keepReadingPlace(`/docs/${index}`, 'x')
    expect(readingPlace('/docs/9')).toBeUndefined()
    expect(readingPlace('/docs/10')).toBe('x')
  })
})
