import { describe, expect, it } from 'vitest'
import { initial, plain } from './boxes.ts'
import { css } from './css.ts'
import { inline, ofContainer, ofItem } from './declarations.ts'
import { presets } from './presets.ts'

describe('the stylesheet', () => {
  it('says only what would not hold anyway', () => {
    expect(css(initial)).toBe(`.shelf {
  display: flex;
  gap: 12px;
}

.shelf > * {
  flex: 1 1 auto;
}`)
  })

  it('has no rule for items that say nothing', () => {
    expect(css(presets.shelf)).toBe(`.shelf {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: 12px;
}`)
  })

  it('names the items that differ by their place, with what differs', () => {
    expect(css(presets.page)).toContain('.shelf > :nth-child(1) {\n  grid-column: span 2;\n}')
    const items = [plain, { ...plain, small: true }, plain]
    expect(css({ ...initial, items })).toContain(
      '.shelf > :nth-child(2) {\n  min-inline-size: 0;\n}',
    )
  })

  it('takes back for one what the others have', () => {
    const small = { ...plain, small: true }
    expect(css({ ...initial, items: [small, small, plain] })).toContain(
      '.shelf > :nth-child(3) {\n  min-inline-size: auto;\n}',
    )
  })

  it('keeps to the properties of the algorithm in use', () => {
    expect(css(presets.page)).not.toContain('flex')
    expect(css({ ...initial, wrap: true, direction: 'column', justify: 'center' })).not.toContain(
      'grid',
    )
  })
})

describe('the style of an element', () => {
  it('says all, so that nothing is left of the state before', () => {
    expect(inline(ofContainer(initial))).toBe(
      'display: flex; flex-direction: row; flex-wrap: nowrap; gap: 12px; justify-content: start; align-items: stretch',
    )
    expect(inline(ofItem(initial, plain))).toBe('flex: 1 1 auto; min-inline-size: auto')
  })
})
