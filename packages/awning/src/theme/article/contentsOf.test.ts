import { expect, it } from 'vitest'
import { contentsOf } from './contentsOf.ts'

const heading = (level: number, id: string) =>
  `<h${level} id="${id}"><code>${id}</code><a class="heading-link" href="#${id}">#</a></h${level}>\n`
const entry = (id: string, ...children: object[]) => ({ id, html: `<code>${id}</code>`, children })

it('the contents of a text are its headings of two levels, over all blocks', () => {
  const blocks = [
    heading(2, 'a') + heading(3, 'b') + heading(4, 'c') + heading(3, 'd'),
    null,
    `${heading(3, 'e')}<p>Text</p>\n<h2 id="f">without a link</h2>\n`,
    heading(2, 'g'),
  ]
  expect(contentsOf(blocks)).toEqual([entry('a', entry('b'), entry('d'), entry('e')), entry('g')])
})

it('a heading below none of the first level is listed in its place', () => {
  expect(contentsOf([heading(3, 'a') + heading(2, 'b')])).toEqual([entry('a'), entry('b')])
})

it('headings without a link to themselves are no part of it, wherever they are', () => {
  const plain = '<h2 id="a">a</h2>'
  expect(contentsOf([plain + heading(2, 'b')])).toEqual([entry('b')])
  expect(contentsOf([plain.repeat(100_000)])).toEqual([])
}, 5000)

it('a heading that has no end ends where the next one begins', () => {
  const unclosed = '<h2 id="a">'
  expect(contentsOf([unclosed + heading(2, 'b')])).toEqual([entry('b')])
  expect(contentsOf([unclosed.repeat(100_000)])).toEqual([])
}, 5000)

it('a text without headings has none', () => {
  expect(contentsOf(['<p>Text</p>'])).toEqual([])
})
