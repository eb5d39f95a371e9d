import { describe, expect, it } from 'vitest'
import { canMatch, selectorNeeds } from './selectorNeeds.ts'

const matches = (selector: string, ...present: string[]) =>
  canMatch(selectorNeeds(selector), new Set(present))

describe('a selector can match in a document', () => {
  it.each<[selector: string, present: string[]]>([
    ['*', []],
    [':root', []],
    ['p', ['p']],
    ['.a', ['.a']],
    ['p.a > .b', ['p', '.a', '.b']],
    ['.a::before', ['.a']],
    ['#nav', []],
    ['[data-theme=dark] .a', ['.a']],
    ['.a[title="x.y > z"]', ['.a']],
    ['.a:not(.b)', ['.a']],
    ['.a:is(.b, .c)', ['.a', '.c']],
    [':where(.a) :is(h2, h3)', ['.a', 'h3']],
    ['html:has(.a)', ['html', '.a']],
    ['li:nth-child(2n + 1)', ['li']],
    ['::view-transition-old(root)', []],
    ['svg foreignObject', ['svg', 'foreignobject']],
    // What is not understood is used.
    [String.raw`.a\:b`, []],
    ['& .a', []],
  ])('%s, which contains %o', (selector, present) => {
    expect(matches(selector, ...present)).toBe(true)
  })

  it.each<[selector: string, present: string[]]>([
    ['p', ['.p']],
    ['.a', ['a']],
    ['p.a > .b', ['p', '.a']],
    ['.a:is(.b, .c)', ['.a']],
    ['.a:is(.b, .c)', ['.b']],
    ['html:has(.a)', ['html']],
    ['.a:where(:is(.b) .c)', ['.a', '.c']],
  ])('but not %s, which contains only %o', (selector, present) => {
    expect(matches(selector, ...present)).toBe(false)
  })
})
