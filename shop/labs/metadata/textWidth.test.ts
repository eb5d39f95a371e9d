import { describe, expect, it } from 'vitest'
import { graphemes, textWidth } from './textWidth.ts'

describe('textWidth', () => {
  it('gives a Han character and a full-width mark the whole em', () => {
    expect(textWidth('杂货铺', 20)).toBe(60)
    expect(textWidth('，', 20)).toBe(20)
  })

  it('gives Latin letters about half of that', () => {
    const width = textWidth('The General Store', 20)
    expect(width).toBeGreaterThan(17 * 20 * 0.4)
    expect(width).toBeLessThan(17 * 20 * 0.6)
  })

  it('distinguishes narrow letters from wide ones', () => {
    expect(textWidth('illi', 20)).toBeLessThan(textWidth('mmmm', 20) / 3)
  })

  it('grows with the font size', () => {
    expect(textWidth('head', 40)).toBeCloseTo(2 * textWidth('head', 20))
  })

  it('counts a combining accent as zero and a joined family emoji as one', () => {
    expect(textWidth('e\u0301', 20)).toBe(textWidth('e', 20))
    expect(graphemes('👨‍👩‍👧').length).toBe(1)
    expect(textWidth('👨‍👩‍👧', 20)).toBe(25)
  })

  it('is zero for an empty text', () => {
    expect(textWidth('', 20)).toBe(0)
  })
})
