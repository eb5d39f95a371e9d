import { describe, expect, it } from 'vitest'
import { substitute } from './substitute.ts'

describe('a value with var()', () => {
  it('has every var(--x) replaced', () => {
    expect(substitute('var(--x)', '3em')).toBe('3em')
    expect(substitute('calc(var(--x) + VAR( --x ))', '3em')).toBe('calc(3em + 3em)')
  })

  it('has the fallback only where the property is not set', () => {
    expect(substitute('var(--y, 2px)', '3em')).toBe('2px')
    expect(substitute('var(--x, 2px)', '3em')).toBe('3em')
    expect(substitute('var(--x, 2px)', ' ')).toBe('2px')
    expect(substitute('var(--y, var(--z, rgb(1, 2, 3)))', '3em')).toBe('rgb(1, 2, 3)')
  })

  it('is undefined without a value and a fallback', () => {
    expect(substitute('var(--y)', '3em')).toBeUndefined()
    expect(substitute('calc(1px + var(--y))', '3em')).toBeUndefined()
    expect(substitute('var(--x) var(--y)', '3em')).toBeUndefined()
  })

  it('is unchanged without var()', () => {
    expect(substitute('50%', '3em')).toBe('50%')
  })
})
