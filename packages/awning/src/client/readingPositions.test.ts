import { beforeEach, describe, expect, it } from 'vitest'
import { saveReadingPosition, readingPosition } from './readingPositions.ts'
import { stubStorage } from './stubStorage.testing.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})

describe('the reading position in a long article', () => {
  it('is saved for each article, as plain text', () => {
    saveReadingPosition('/docs/a', 'one')
    saveReadingPosition('/docs/b', '二')
    expect(readingPosition('/docs/a')).toBe('one')
    expect(readingPosition('/docs/b')).toBe('二')
    expect(stored.get('places')).toBe('/docs/b#二\n/docs/a#one')
  })

  it('is of that article, not of one whose address begins alike', () => {
    saveReadingPosition('/docs/ab', 'one')
    expect(readingPosition('/docs/a')).toBeUndefined()
  })

  it('is removed when the article has been read, and the storage key with it', () => {
    saveReadingPosition('/docs/a', 'one')
    saveReadingPosition('/docs/a', undefined)
    expect(readingPosition('/docs/a')).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('writes nothing where there is nothing to remove', () => {
    saveReadingPosition('/docs/a', undefined)
    expect(stored.size).toBe(0)
  })

  it('is saved for the last thirty articles', () => {
    for (let index = 0; index < 40; index++) saveReadingPosition(`/docs/${index}`, 'x')
    expect(readingPosition('/docs/9')).toBeUndefined()
    expect(readingPosition('/docs/10')).toBe('x')
  })
})
