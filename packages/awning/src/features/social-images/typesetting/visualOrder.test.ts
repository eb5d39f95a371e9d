import { describe, expect, it } from 'vitest'
import { directionOf, inVisualOrder } from './visualOrder.ts'

describe('the order of runs on a line', () => {
  it.each([
    [['A', ' ', 'b'], 'A b'],
    [['אב', ' ', 'גד', '.'], '.גד אב'],
    [['שלום', ' ', 'CSS 4', ' ', 'עולם'], 'עולם CSS 4 שלום'],
    [['Say', ' ', 'אב', ' ', 'גד', ' ', 'now'], 'Say גד אב now'],
    [['(', 'ab', ')'], '(ab)'],
  ])('of %j is %s', (runs, line) => {
    const shown = inVisualOrder(runs.map((text) => ({ text })))
    expect(shown.map(({ text }) => text).join('')).toBe(line)
  })

  it('follows the first letter', () => {
    expect(directionOf('«سلام»')).toBe('rtl')
    expect(directionOf('(CSS) سلام')).toBe('ltr')
    expect(directionOf('…')).toBeUndefined()
  })
})
