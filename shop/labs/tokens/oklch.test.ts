import { describe, expect, it } from 'vitest'
import { toHex } from './colour.ts'
import { toRgb } from './oklch.ts'

const hex = (lightness: number, chroma: number, hue: number) =>
  toHex(toRgb({ lightness, chroma, hue }))

describe('OKLCH', () => {
  it('gives the primaries of sRGB', () => {
    expect(hex(0.62796, 0.25768, 29.234)).toBe('#ff0000')
    expect(hex(0.86644, 0.29483, 142.495)).toBe('#00ff00')
    expect(hex(0.45201, 0.31321, 264.052)).toBe('#0000ff')
  })

  it('gives black, white and greys without chroma', () => {
    expect(hex(0, 0, 0)).toBe('#000000')
    expect(hex(1, 0, 120)).toBe('#ffffff')
    expect(hex(0.5999, 0, 300)).toBe('#808080')
  })

  it('reduces the chroma of colours outside sRGB, and keeps the hue', () => {
    const [red, green, blue] = toRgb({ lightness: 0.5, chroma: 0.4, hue: 145 })
    expect(green).toBeGreaterThan(red)
    expect(green).toBeGreaterThan(blue)
    expect([red, green, blue].every((part) => part >= 0 && part <= 1)).toBe(true)
    expect(hex(1, 0.2, 30)).toBe('#ffffff')
  })
})
