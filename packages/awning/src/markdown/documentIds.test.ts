import { describe, expect, it } from 'vitest'
import { compileMdx } from './compiling.testing.ts'

describe('the ids of an MDX text', () => {
  it.each([
    ['## 标题', ['标题']],
    ['## a <b>c</b> {#d}', ['d']],
    ['<section id="a">\n\n### b\n\n</section>', ['a', 'b']],
    ['words <b id="a">c</b>', ['a']],
    [':::tip\n### a\n<b id="b">c</b>\n:::', ['a', 'b']],
    ['a[^1]\n\n[^1]: b', ['fnref-1', 'fn-1']],
    ['<b id={a}>c</b> id="d" `id: "e"`', []],
  ])('are those of its headings, notes and elements: %j', (source, ids) => {
    expect(compileMdx(source).moduleIds).toEqual(ids)
  })
})
