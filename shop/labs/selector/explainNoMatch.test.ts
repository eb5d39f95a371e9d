import { describe, expect, it } from 'vitest'
import { parseSelector } from './parseSelector.ts'
import { explainNoMatch, type NoMatchReason } from './explainNoMatch.ts'

/** Explains it for a page in which only these selectors match. */
function why(text: string, counts: Readonly<Record<string, number>>, parent = ''): NoMatchReason {
  const parsed = parseSelector(text, parent === '' ? undefined : [0, 1, 0])
  if (!parsed.ok) throw new Error(parsed.problem.code)
  const [complex] = parsed.selectors
  if (!complex) throw new Error('no selector')
  const nested = { text, parent, nesting: parsed.nesting }
  return explainNoMatch(complex, nested, (selector) => counts[selector] ?? 0)
}

describe('why a selector matches nothing', () => {
  it('is a part that no element matches', () => {
    expect(why('p.gone', { p: 2 })).toEqual({ code: 'part', text: '.gone' })
  })

  it('is a state that no element is in, since no pointer is over the sample', () => {
    expect(why('a:hover', { a: 1 })).toEqual({ code: 'state', text: ':hover' })
  })

  it('is that no element matches all parts of the compound', () => {
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
      matchingPart: '.book .title',
      count: 2,
    })
  })

  it('is the implied &', () => {
    expect(why('.title', { '.title': 2 }, '.x')).toEqual({
      code: 'step',
      text: '&',
      matchingPart: '.title',
      count: 2,
    })
  })

  it('is that a pseudo-element is not an element', () => {
    expect(why('p::before', { p: 2 })).toEqual({ code: 'pseudo-element' })
  })
})
