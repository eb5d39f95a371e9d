import { describe, expect, it } from 'vitest'
import { fontFiles, siteFontFile, rangeTest } from './fontFiles.ts'
import { Typesetter } from './typesetter.ts'

const type = new Typesetter()

async function set(text: string, weight = 700) {
  const missing = await type.prepare([text])
  return { missing, ...type.set(text, weight) }
}

describe('Typesetter', () => {
  it.each(['文档站', 'The “small” handbook — é', 'Привет', 'λ → ∞', '★ ✓ ①', '龘狴犴', '🎈 👩‍💻 ❤️'])(
    'has an outline for every character of %s',
    async (text) => {
      const { missing, glyphs } = await set(text)
      expect(missing).toEqual([])
      expect(glyphs.filter(({ id }) => id === 0)).toEqual([])
      const visible = glyphs.filter(({ outline }) => outline !== '')
      expect(visible.length).toBeGreaterThanOrEqual(text.split(/\s/).length)
    },
  )

  it('has one outline for an emoji of several characters', async () => {
    expect((await set('👩‍💻')).glyphs).toHaveLength(1)
  })

  it('reports a character that no font has, once, and leaves it out', async () => {
    const { missing, width } = await set('한글 한글')
    expect(missing).toEqual(['한', '글'])
    expect(width).toBeLessThan(0.5)
  })

  it('does not report a joiner, selector or space as missing', async () => {
    expect((await set('a\u200Bb\uFE0F\u00A0c\u3000d\u00AD')).missing).toEqual([])
  })

  it('uses a font file that the settings name', async () => {
    const file = fontFiles().find(({ covers }) => covers(0x7ad9))?.file ?? ''
    const site = new Typesetter([siteFontFile(file)])
    expect(await site.prepare(['站🎈'])).toEqual(['🎈'])
  })

  it('has heavier outlines at a heavier weight', async () => {
    const light = (await set('站', 500)).glyphs[0]?.outline
    expect(light).toMatch(/^M/)
    expect((await set('站', 900)).glyphs[0]?.outline).not.toBe(light)
  })

  it('puts a little space between Chinese and Latin', async () => {
    const together = (await set('用CSS')).width
    expect(together).toBeCloseTo((await set('用')).width + (await set('CSS')).width + 0.14)
  })

  it('treats quotation marks as Chinese or Latin by the character next to them', async () => {
    const wide = (await set('“用”')).width - (await set('用')).width
    expect(wide).toBeCloseTo(2)
    expect((await set('“it’s”')).width).toBeLessThan((await set('its')).width + 1.5)
  })

  it('does not set a text whose fonts are not loaded, not even in part', async () => {
    const fresh = new Typesetter()
    await fresh.prepare(['文'])
    expect(() => fresh.set('文档', 700)).toThrow('the fonts for “文档” are not loaded')
    await fresh.prepare(['档'])
    expect(fresh.set('文档', 700).width).toBeCloseTo(2)
  })

  it('lets two marks share the empty half between them', async () => {
    expect((await set('）《')).width).toBeCloseTo(1.5)
  })
})

describe('rangeTest', () => {
  it('reads ranges and single characters', () => {
    const covers = rangeTest('U+4e00-4e08,U+4e0a, U+FF01')
    expect([0x4e00, 0x4e08, 0x4e09, 0x4e0a, 0xff01].map(covers)).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
  })
})
