import { describe, expect, it } from 'vitest'
import { align } from './passage.ts'

describe('the offsets of characters', () => {
  it('are those in the source, behind what is missing in the text', () => {
    expect(align('a*<b', 'x a\\*&lt;b', 2, 10)).toEqual([2, 4, 5, 9])
  })

  it('are the current one for what the source does not have, or not near', () => {
    expect(align('ab😀c', 'ab:smile:c', 0, 10)).toEqual([0, 1, 2, 2, 9])
    expect(align('ab', `a${' '.repeat(60)}b`, 0, 62)).toEqual([0, 1])
  })

  it('are found quickly for 100,000 signs that a long source does not have', () => {
    const source = '中'.repeat(1_000_000)
    expect(align('✅'.repeat(100_000), source, 0, source.length)).toHaveLength(100_000)
  }, 5000)
})
