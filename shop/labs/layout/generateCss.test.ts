import { describe, expect, it } from 'vitest'
import { initialState, defaultItem } from './layoutState.ts'
import { generateCss } from './generateCss.ts'
import { inlineStyle, containerDeclarations, itemDeclarations } from './declarations.ts'
import { presets } from './presets.ts'

describe('the stylesheet', () => {
  it('declares only values that differ from the initial ones', () => {
    expect(generateCss(initialState)).toBe(`.shelf {
  display: flex;
  gap: 12px;
}

.shelf > * {
  flex: 1 1 auto;
}`)
  })

  it('has no rule for items without declarations', () => {
    expect(generateCss(presets.shelf)).toBe(`.shelf {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: 12px;
}`)
  })

  it('has a rule for each differing item, with the differences', () => {
    expect(generateCss(presets.page)).toContain(
      '.shelf > :nth-child(1) {\n  grid-column: span 2;\n}',
    )
    const items = [defaultItem, { ...defaultItem, mayShrink: true }, defaultItem]
    expect(generateCss({ ...initialState, items })).toContain(
      '.shelf > :nth-child(2) {\n  min-inline-size: 0;\n}',
    )
  })

  it('resets for one item what the others declare', () => {
    const shrinking = { ...defaultItem, mayShrink: true }
    expect(generateCss({ ...initialState, items: [shrinking, shrinking, defaultItem] })).toContain(
      '.shelf > :nth-child(3) {\n  min-inline-size: auto;\n}',
    )
  })

  it('has only the properties of the chosen layout mode', () => {
    expect(generateCss(presets.page)).not.toContain('flex')
    expect(
      generateCss({ ...initialState, wrap: true, direction: 'column', justify: 'center' }),
    ).not.toContain('grid')
  })
})

describe('the style of an element', () => {
  it('declares everything, so that nothing remains of the previous state', () => {
    expect(inlineStyle(containerDeclarations(initialState))).toBe(
      'display: flex; flex-direction: row; flex-wrap: nowrap; gap: 12px; justify-content: start; align-items: stretch',
    )
    expect(inlineStyle(itemDeclarations(initialState, defaultItem))).toBe(
      'flex: 1 1 auto; min-inline-size: auto',
    )
  })
})
