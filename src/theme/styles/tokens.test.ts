import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The declarations between the braces that follow a selector. */
function block(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`there is no rule "${selector}"`)
  return css.slice(start, css.indexOf('}', start))
}

function colours(declarations: string): Record<string, string> {
  const found = declarations.matchAll(/([\w-]+):\s*(#[0-9a-f]+)\s*;/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

/** A colour seen through one that covers it only in part. */
function cover(ground: string, colour: string, share: number): string {
  const over = channels(colour)
  const mixed = channels(ground).map((value, at) => value * (1 - share) + (over[at] ?? 0) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const tokens = read('./tokens.css')
const light = colours(block(tokens, ':root'))
const modes = { light, dark: { ...light, ...colours(block(tokens, "[data-theme='dark']")) } }

const grounds = ['--paper', '--board', '--raised']
const accents = ['--seal', '--teal', '--gold', '--leaf', '--plum', '--indigo', '--brown']

/** Text or line, what it stands on, and how far the two must at least be apart. */
const pairs: readonly (readonly [string, string, number])[] = [
  ['--ink', '--paper', 7],
  ...grounds.flatMap((ground) =>
    ['--ink', '--soft', ...accents].map((text) => [text, ground, 4.5] as const),
  ),
  ...accents.map((accent) => ['--on-accent', accent, 4.5] as const),
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

    it('lets the title on every book of the shelf be read', () => {
      const shelf = read('../home/Bookshelf.module.css')
      const spines = [...shelf.matchAll(/--c:\s*(#[0-9a-f]+);/g)].map(([, value = '']) => value)
      expect(spines).toHaveLength(7)
      const weak = spines.filter((spine) => contrast(colour('--spine-ink'), spine) < 4.5)
      expect(weak).toEqual([])
    })

    it.each(['marked', 'added', 'removed'])('lets all code on a %s line be read', (kind) => {
      const code = read('./code.css')
      const tint = /var\((--\w+)\) (\d+)%, transparent/.exec(block(code, `.code .${kind}`))
      const [, name = '', percent] = tint ?? []
      const line = cover(colour('--board'), colour(name), Number(percent) / 100)
      const words = [...code.matchAll(/\.t-\w \{\s*color: var\((--\w+)\)/g)].map(
        ([, word = '']) => word,
      )
      expect(words.length).toBeGreaterThan(5)
      const weak = ['--ink', ...words].filter((word) => contrast(colour(word), line) < 4.5)
      expect(weak).toEqual([])
    })
  })

  it('lets the red box of a failed page be read', () => {
    const failure = read('../failure/Failure.module.css')
    const { background = '', color = '' } = colours(block(failure, '\n  .failed'))
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5)
    expect(color).toBe('#fff')
  })
})
