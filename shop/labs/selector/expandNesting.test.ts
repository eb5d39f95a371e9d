import { describe, expect, it } from 'vitest'
import { expandComplex, expandNesting } from './expandNesting.ts'
import { parseSelector } from './parseSelector.ts'

function expand(text: string, parent: string): string {
  const parsed = parseSelector(text, parent === '' ? undefined : [0, 0, 0])
  if (!parsed.ok) throw new Error(parsed.problem.code)
  return expandNesting({ text, parent, nesting: parsed.nesting }, 0, text.length)
}

describe('a nested selector, expanded', () => {
  it('has :is() with the parent for every &', () => {
    expect(expand('& + &', '.a, #b')).toBe(':is(.a, #b) + :is(.a, #b)')
    expect(expand('.c:not(&)', '.a')).toBe('.c:not(:is(.a))')
  })

  it('does not replace an & in a string', () => {
    expect(expand('[title="a & b"] &', '.a')).toBe('[title="a & b"] :is(.a)')
  })

  it('has :scope for & if there is no parent', () => {
    expect(expand('& > a', '')).toBe(':scope > a')
  })

  it('can be expanded in part', () => {
    const nested = { text: '& a &', parent: 'b', nesting: [0, 4] }
    expect(expandNesting(nested, 2, 5)).toBe('a :is(b)')
  })

  it('includes the implied &', () => {
    const text = 'a, > b, &.c'
    const parsed = parseSelector(text, [0, 1, 0])
    if (!parsed.ok) throw new Error(parsed.problem.code)
    const nested = { text, parent: '.p', nesting: parsed.nesting }
    expect(parsed.selectors.map((one) => expandComplex(nested, one))).toEqual([
      ':is(.p) a',
      ':is(.p) > b',
      ':is(.p).c',
    ])
  })
})
