import { describe, expect, it } from 'vitest'
import { fontFiles, ownFontFile, rangeTest } from './fontFiles.ts'
import { Typesetter } from './typesetter.ts'

const type = new Typesetter()

async function set(text: string, weight = 700) {
  const missing = await type.prepare([text])
  return { missing, ...type.set(text, weight) }
}

describe('Typesetter', () => {
  it.each(['杂货铺', 'The “General” Store — é', 'Привет', 'λ → ∞', '★ ✓ ①', '龘狴犴', '🎮 👩‍💻 ❤️'])(
    'has an outline for every character of %s',
    async (text) => {
      const { missing, glyphs } = await set(text)
      expect(missing).toEqual([])
      expect(glyphs.filter(({ id }) => id === 0)).toEqual([])
      const drawn = glyphs.filter(({ outline }) => outline !== '')
      expect(drawn.length).toBeGreaterThanOrEqual(text.split(/\s/).length)
    },
  )

  it('draws one picture for an emoji of several characters', async () => {
    expect((await set('👩‍💻')).glyphs).toHaveLength(1)
  })

  it('tells of a character that no font has, once, and leaves it out', async () => {
    const { missing, width } = await set('한글 한글')
    expect(missing).toEqual(['한', '글'])
    expect(width).toBeLessThan(0.5)
  })

  it('takes no joiner, selector or space for a missing character', async () => {
    expect((await set('a\u200Bb\uFE0F\u00A0c\u3000d\u00AD')).missing).toEqual([])
  })

  it('asks a font that the owner adds', async () => {
    const file = fontFiles().find(({ covers }) => covers(0x94fa))?.file ?? ''
    const own = new Typesetter([ownFontFile(file)])
    expect(await own.prepare(['铺🎮'])).toEqual(['🎮'])
  })

  it('draws heavier outlines at a heavier weight', async () => {
    const light = (await set('铺', 500)).glyphs[0]?.outline
    expect(light).toMatch(/^M/)
    expect((await set('铺', 900)).glyphs[0]?.outline).not.toBe(light)
  })

  it('keeps Chinese and Latin a little apart', async () => {
    const together = (await set('用CSS')).width
    expect(together).toBeCloseTo((await set('用')).width + (await set('CSS')).width + 0.14)
  })

  it('takes quotation marks for Chinese or Latin by what they stand at', async () => {
    const wide = (await set('“用”')).width - (await set('用')).width
    expect(wide).toBeCloseTo(2)
    expect((await set('“it’s”')).width).toBeLessThan((await set('its')).width + 1.5)
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
