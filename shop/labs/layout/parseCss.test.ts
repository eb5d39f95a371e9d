import { expect, it } from 'vitest'
import { generateCss } from './generateCss.ts'
import { parseCss } from './parseCss.ts'
import { presets } from './presets.ts'

const supports = (property: string, value: string) => property !== 'colour' && value !== ''

it('reads the style sheet that the lab generates', () => {
  const style = parseCss(generateCss(presets.page), { supports })
  expect(style.container).toContain('grid-template-columns: 6rem 1fr')
  expect(style.items.get(1)).toContain('grid-column: span 2')
  expect(style.ignored).toEqual([])
})

it('keeps the order of rules for the same element, and leaves comments out', () => {
  const text = '.shelf { gap: 1px } /* .shelf { gap: 3px } */ .shelf { gap: 2px }'
  expect(parseCss(text, { supports }).container).toBe('gap: 1px; gap: 2px; ')
})

it('lists what has no effect: other selectors, unknown declarations, a missing value', () => {
  const text = 'p { gap: 1px } .shelf > *, .shelf > :nth-child(2) { colour: red; order }'
  expect(parseCss(text, { supports }).ignored).toEqual(['p', 'colour: red', 'order'])
})
