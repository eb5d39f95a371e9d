import { describe, expect, it } from 'vitest'
import { parseSelector } from './parseSelector.ts'
import { whyNothing, type WhyNothing } from './whyNothing.ts'

/** Asked of a page on which only these selectors find something. */
function why(text: string, counts: Readonly<Record<string, number>>, parent = ''): WhyNothing {
  const parsed = parseSelector(text, parent === '' ? undefined : [0, 1, 0])
  if (!parsed.ok) throw new Error(parsed.problem.code)
  const [complex] = parsed.selectors
  if (!complex) throw new Error('no selector')
  const nested = { text, parent, nesting: parsed.nesting }
  return whyNothing(complex, nested, (selector) => counts[selector] ?? 0)
}

describe('why a selector matches nothing', () => {
  it('is the part that nothing is like', () => {
    expect(why('p.gone', { p: 2 })).toEqual({ code: 'part', text: '.gone' })
  })

  it('is a state that nothing is in, since no pointer is on the sample', () => {
    expect(why('a:hover', { a: 1 })).toEqual({ code: 'state', text: ':hover' })
  })

  it('is that no element is all of it', () => {
    expect(why('ol .hit:first-child', { '.hit': 3, ':first-child': 9 })).toEqual({
      code: 'together',
      text: '.hit:first-child',
    })
  })

  it('is the first step to the left that leaves no match', () => {
    const counts = { '.title': 2, '.book .title': 2 }
    expect(why('.list > .book .title', counts)).toEqual({
      code: 'step',
      text: '.list >',
      rest: '.book .title',
      count: 2,
    })
  })

  it('is the implied &', () => {
    expect(why('.title', { '.title': 2 }, '.x')).toEqual({
      code: 'step',
      text: '&',
      rest: '.title',
      count: 2,
    })
  })

  it('is that a pseudo-element is no element', () => {
    expect(why('p::before', { p: 2 })).toEqual({ code: 'pseudo-element' })
  })
})
