import { describe, expect, it } from 'vitest'
import { breakLines } from './breakLines.ts'
import { unitsOf } from './units.ts'

/** Every character is one wide. */
const lines = (text: string, width: number, maxLines: number, lang = 'zh') =>
  breakLines(unitsOf(text, lang), width, maxLines, (line) => Array.from(line).length)

describe('breakLines', () => {
  it('uses one line where one is enough', () => {
    expect(lines('浏览器怎样工作', 7, 3)).toEqual(['浏览器怎样工作'])
  })

  it('balances the lengths of lines instead of leaving a widow', () => {
    expect(lines('the quick brown fox jumps', 21, 3, 'en')).toEqual([
      'the quick',
      'brown fox jumps',
    ])
  })

  it('prefers to break after a punctuation mark', () => {
    expect(lines('浏览器原理：从零到一', 8, 3)).toEqual(['浏览器原理：', '从零到一'])
  })

  it('uses no more lines than it needs', () => {
    expect(lines('one two three four', 10, 4, 'en')).toHaveLength(2)
  })

  it('returns undefined where it takes too many lines or a word is too wide', () => {
    expect(lines('one two three four', 5, 3, 'en')).toBeUndefined()
    expect(lines('incomprehensibilities', 10, 5, 'en')).toBeUndefined()
  })

  it('counts the space between two words, but not at the end of a line', () => {
    expect(lines('ab cd', 5, 1, 'en')).toEqual(['ab cd'])
    expect(lines('ab cd', 4, 1, 'en')).toBeUndefined()
    expect(lines('ab cd', 2, 2, 'en')).toEqual(['ab', 'cd'])
  })

  it('has no lines for no text', () => {
    expect(lines('', 5, 3)).toEqual([])
  })
})
