import { describe, expect, it } from 'vitest'
import { contrast, fromHex, fromLinear, luminance, toHex, toLinear, type Rgb } from './colour.ts'

function rgb(hex: string): Rgb {
  const colour = fromHex(hex)
  if (!colour) throw new Error(hex)
  return colour
}

describe('a colour', () => {
  it('converts to hexadecimal and back', () => {
    for (const hex of ['#000000', '#ffffff', '#1f6f50', '#8fd3b6'])
      expect(toHex(rgb(hex))).toBe(hex)
    expect(toHex([-1, 0.5, 2])).toBe('#0080ff')
  })

  it.each(['', '#fff', '1f6f50', '#1f6f5', '#gggggg', 'red'])('is not %j', (text) =>
    expect(fromHex(text)).toBeUndefined(),
  )

  it('converts to linear light and back', () => {
    for (const part of [0, 0.01, 0.04045, 0.2, 0.5, 1])
      expect(fromLinear(toLinear(part))).toBeCloseTo(part, 5)
  })
})

describe('contrast', () => {
  it('has luminance from 0 to 1', () => {
    expect(luminance(rgb('#000000'))).toBe(0)
    expect(luminance(rgb('#ffffff'))).toBeCloseTo(1, 10)
    expect(luminance(rgb('#ff0000'))).toBeCloseTo(0.2126, 10)
  })

  it('is 21 between black and white, 1 with itself, and the same both ways', () => {
    expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21, 10)
    expect(contrast(rgb('#1f6f50'), rgb('#1f6f50'))).toBe(1)
    expect(contrast(rgb('#ffffff'), rgb('#000000'))).toBeCloseTo(21, 10)
  })

  it('separates the greys on either side of 4.5', () => {
    expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeGreaterThan(4.5)
    expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeLessThan(4.5)
    expect(contrast(rgb('#1f6f50'), rgb('#faf6ee')).toFixed(2)).toBe('5.65')
  })
})
