import { describe, expect, it } from 'vitest'
import { fromHex } from './colour.ts'
import { codec } from './codec.ts'
import { toCss, toDtcg, typeSizes } from './tokens.ts'

describe('the tokens', () => {
  it('are custom properties with a colour for each mode', () => {
    const css = toCss(codec.initial)
    expect(css).toMatch(/--color-accent: light-dark\(#[\da-f]{6}, #[\da-f]{6}\);/)
    expect(css).toContain('  --radius: 8px;\n  --space: 8px;\n  --font-size-text: 1rem;')
    expect(css).toContain('--font-size-title: 1.563rem;')
  })

  it('are a valid DTCG file', () => {
    const file: unknown = JSON.parse(toDtcg(codec.initial))
    expect(file).toMatchObject({
      color: {
        $type: 'color',
        light: { accent: { $value: { colorSpace: 'srgb' } } },
        dark: { 'on-accent': { $value: { colorSpace: 'srgb' } } },
      },
      radius: { $type: 'dimension', control: { $value: { value: 8, unit: 'px' } } },
      'font-size': { title: { $value: { value: 1.563, unit: 'rem' } } },
    })
  })

  it('are the same in both formats', () => {
    const [, light = ''] =
      /--color-accent: light-dark\((#[\da-f]{6})/.exec(toCss(codec.initial)) ?? []
    expect(fromHex(light)).toBeDefined()
    expect(toDtcg(codec.initial)).toContain(`"hex": "${light}"`)
  })

  it('have sizes that grow by the scale', () => {
    expect(typeSizes({ ...codec.initial, scale: 150 })).toEqual([1, 1.5, 2.25])
  })
})
