import { describe, expect, it } from 'vitest'
import { findForbidden, inspectDocument } from './inspectDocument.ts'

const inspect = (body: string) =>
  inspectDocument(`<html><head><link href="/head" id="head"/></head><body>${body}</body></html>`)

describe('inspectDocument', () => {
  it('finds every link of the body once, with its entities decoded', () => {
    const { links } = inspect(
      '<a href="/a?x=1&amp;y=2">1</a><a class="x" href="/b" rel="y">2</a>' +
        '<a\n  href="#c">3</a><a href="/b">4</a>',
    )
    expect(links).toEqual(['/a?x=1&y=2', '/b', '#c'])
  })

  it('leaves out what opens a new tab, and what has no target', () => {
    const { links } = inspect(
      '<a href="https://x.example" target="_blank">1</a><a target="_blank" href="/f.pdf">2</a>' +
        '<a data-missing="x.md">3</a><a data-href="/x">4</a><abbr href="/y">5</abbr>',
    )
    expect(links).toEqual([])
  })

  it.each(["<a href='/x'>a</a>", '<a href=/x>a</a>', '<A HREF="/x">a</A>'])(
    'finds a link that an author wrote by hand: %s',
    (html) => {
      expect(inspect(html).links).toEqual(['/x'])
    },
  )

  it('finds no link in text or code that only shows one', () => {
    expect(inspect('<code>&lt;a href="/x"&gt;</code> a href="/y"').links).toEqual([])
  })

  it('finds the ids of all elements', () => {
    const { ids } = inspect('<h2 id="数据">a</h2><a id="b" href="/c">d</a><p data-id="e">f</p>')
    expect([...ids]).toEqual(['数据', 'b'])
  })
})

describe('findForbidden', () => {
  it.each([
    ['a style attribute', '<p class="a" style="color:red">x</p>'],
    ['a part that only script', '<template id="B:0"></template>'],
    ['an empty Suspense boundary', '<!--$!--><template></template><!--/$-->'],
  ])('finds %s', (what, html) => {
    expect(findForbidden(`<body>${html}</body>`)).toContain(what)
  })

  it('passes what is finished, and what only speaks of styles', () => {
    const html = '<!--$--><p data-style="x">style="x"</p><code>&lt;p style="x"&gt;</code><!--/$-->'
    expect(findForbidden(`<body>${html}</body>`)).toBeUndefined()
  })
})
