import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ansiColours } from '../../highlight/ansiColours.ts'
import { channels, contrast } from './contrast.ts'
import { contrastPairs, paletteTokens, textContrast } from './contrastPairs.ts'
import { readRule, readTokens } from './readTokens.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The result of a translucent colour over an opaque one. */
function cover(ground: string, colour: string, share: number): string {
  const over = channels(colour)
  const mixed = channels(ground).map((value, at) => value * (1 - share) + (over[at] ?? 0) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

const modes = readTokens(read('./tokens.css'))

/** Text or line colour, its background, and the minimum contrast ratio. */
const pairs: readonly (readonly [string, string, number])[] = [
  ['--ink', '--paper', 7],
  ...contrastPairs(paletteTokens).map(({ text, ground }) => [text, ground, textContrast] as const),
  ['--line-strong', '--paper', 3],
]

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    expect(contrast('#000', '#fff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  })

  describe.each(Object.entries(modes))('in %s mode', (_, palette) => {
    const colour = (name: string) => {
      const value = palette[name]
      if (value === undefined) throw new Error(`tokens.css gives ${name} no colour`)
      return value
    }

    it.each(pairs)('of %s on %s is at least %d', (text, ground, least) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(least)
    })

    it.each(['marked', 'added', 'removed'])('lets all code on a %s line be read', (kind) => {
      const code = read('./code.css')
      const all = readRule(code, '.code :is(.marked, .added, .removed)')
      const own = kind === 'marked' ? all : readRule(code, `.code .${kind}`)
      const name = /var\((--\w+)\)/.exec(own['--tone'] ?? '')?.[1] ?? ''
      const percent = /var\(--tone\) (\d+)%, transparent/.exec(all['background'] ?? '')?.[1]
      const line = cover(colour('--board'), colour(name), Number(percent) / 100)
      const words = [...code.matchAll(/\.t-\w \{\s*color: var\((--\w+)\)/g)].map(
        ([, word = '']) => word,
      )
      expect(words.length).toBeGreaterThan(5)
      const weak = ['--ink', ...words].filter((word) => contrast(colour(word), line) < 4.5)
      expect(weak).toEqual([])
    })
  })

  it('lets lines out of focus be read: they have the colour of comments', () => {
    const rule = readRule(read('./richCode.css'), '.line:not(.focused) *')
    expect(rule['color']).toBe(readRule(read('./code.css'), '.t-c')['color'])
  })

  it('lets the output of programs be read: its colours are tested above, on boxes and as their ground', () => {
    const css = read('./richCode.css')
    const tested = ['--soft', ...paletteTokens].map((token) => `var(${token})`)
    for (const colour of ansiColours)
      expect(tested).toContain(readRule(css, `.a-${colour}`)['color'])
    for (const colour of ansiColours.filter((name) => name !== 'grey')) {
      const { background = '', color } = readRule(css, `.a-on-${colour}`)
      expect(paletteTokens.map((token) => `var(${token})`)).toContain(background)
      expect(color).toBe('var(--on-accent)')
    }
  })

  it('lets the red box of a failed page be read', () => {
    const failure = read('../failure/failure.css')
    const { background = '', color = '' } = readRule(failure, '\n  .failure.is-failed')
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5)
    expect(color).toBe('#fff')
  })
})
