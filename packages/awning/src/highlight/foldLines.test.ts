import { describe, expect, it } from 'vitest'
import { endOfLongBlock, foldLines } from './foldLines.ts'

describe('a block with the flag collapse', () => {
  it('hides all but its first eight lines, if that are at least four', () => {
    expect(endOfLongBlock(11)).toEqual([])
    expect(endOfLongBlock(12)).toEqual([9, 10, 11, 12])
  })
})

describe('foldLines', () => {
  it('leaves lines alone where none is folded', () => {
    expect(foldLines(['a', 'b'], [])).toBe('a\nb')
    expect(foldLines(['a', 'b'], [3])).toBe('a\nb')
  })

  it('keeps the line break of a folded line inside', () => {
    expect(foldLines(['a', 'b', 'c', 'd'], [2, 3])).toBe('a\n<span class="fold">b\nc\n</span>d')
    expect(foldLines(['a', 'b'], [2, 3])).toBe('a\n<span class="fold">b</span>')
  })
})
