import { describe, expect, it } from 'vitest'
import type { TocEntry } from '../content/model.ts'
import { compileMd, htmlOf } from './compiling.testing.ts'
import { nestToc } from './headings.ts'

const ids = (source: string) =>
  [...htmlOf(compileMd(source)).matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)

describe('a heading', () => {
  it('has an id made of its words and a named link to itself', () => {
    expect(htmlOf(compileMd('## 数据 类型！'))).toMatch(
      /^<h2 id="数据-类型">数据 类型！<a [^>]*href="#数据-类型"[^>]*aria-label="Link to heading"[^>]*>#<\/a><\/h2>$/,
    )
  })

  it('that the text begins with has neither, as it is the title', () => {
    expect(htmlOf(compileMd('<!-- note -->\n\n# T\n\ntext'))).toContain('<h1>T</h1>')
    expect(ids('# T\n\n# U\n\n## V')).toEqual(['u', 'v'])
  })

  it('of level one is not in the contents', () => {
    expect(compileMd('# T\n\n# U\n\n## V').headings.map(({ id }) => id)).toEqual(['v'])
  })

  it('inside of <details> is not in the contents', () => {
    const source =
      '## a\n\n<details>\n<summary>s</summary>\n\n## b\n\n</details>\n\n## c\n\n<!-- <details> -->\n\n## d'
    expect(compileMd(source).headings.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })

  it('repeated gets a number', () => {
    expect(ids('## a\n\n## a\n\n### a')).toEqual(['a', 'a-1', 'a-2'])
  })

  it('may bring its own id, which is not shown', () => {
    const html = htmlOf(compileMd('## 标题 {#own}'))
    expect(html).toContain('<h2 id="own">标题<a')
    expect(html).not.toContain('{')
  })

  it.each([
    ['## ${name}', '${name}'],
    ['## ${#name}', '${#name}'],
    ['## 集合 {1,2}', '集合 {1,2}'],
    ['## 修饰符 "u" 和类 \\p{...}', '修饰符 "u" 和类 \\p{...}'],
    ['## 用 \\\\p{Han} 匹配 \\\\p{Script=Han}', '用 \\p{Han} 匹配 \\p{Script=Han}'],
    ['## a {.class}', 'a {.class}'],
    ['## a {#b .class}', 'a {#b .class}'],
    ['## a \\{#b}', 'a {#b}'],
    ['## a {b}:c', 'a {b}:c'],
    ['a {.class}\n---', 'a {.class}'],
  ])('shows all braces that are not an id: %s', (source, text) => {
    expect(htmlOf(compileMd(source))).toContain(`>${text}<a class="heading-link"`)
  })

  it('may have braces and an id', () => {
    const html = htmlOf(compileMd('## 集合 {1,2} {#set}\n\n## __init__ {#__init__}'))
    expect(html).toContain('<h2 id="set">集合 {1,2}<a')
    expect(html).toContain('<h2 id="__init__"><strong>init</strong><a')
  })

  it('never takes an id that another one brings further down', () => {
    expect(ids('## own\n\n## b {#own}')).toEqual(['own-1', 'own'])
  })

  it('shares its explicit id with no other', () => {
    expect(compileMd('## a {#x}\n\n## b {#x}').diagnostics).toMatchObject([
      { severity: 'error', message: expect.stringContaining('{#x}') },
    ])
  })

  it('that skips a level is warned of, with what to write instead', () => {
    expect(compileMd('# T\n\n## a\n\n#### b').diagnostics).toEqual([
      {
        severity: 'warning',
        line: 5,
        column: 1,
        message: 'a heading of level 4 follows one of level 2: a level is skipped',
        hint: 'Write ### instead of ####.',
      },
    ])
    expect(compileMd('## a\n\n### b\n\n## c\n\n### d').diagnostics).toEqual([])
  })
})

describe('the list of headings', () => {
  it('keeps code, emphasis and strike-through, and shows links as their text', () => {
    const [heading] = compileMd('## `a` *b* **c** ~~d~~ [e](other.md)').headings
    expect(heading?.html).toBe('<code>a</code> <em>b</em> <strong>c</strong> <del>d</del> e')
  })

  it('has no ids, which the page has already, and no footnotes', () => {
    const { headings, ...compiled } = compileMd(
      '## <span id="x" class="y">foo</span>[^1]\n\n## *a[^1]* b<sup id=z>2</sup>\n\n[^1]: Note.',
    )
    expect(headings.map(({ html }) => html)).toEqual([
      '<span class="y">foo</span>',
      '<em>a</em> b<sup>2</sup>',
    ])
    expect(htmlOf(compiled)).toContain('<span id="x" class="y">foo</span><sup><a href="#fn-1"')
  })

  it('omits headings in admonitions, quotes and lists', () => {
    const source = ':::tip\n## a\n:::\n\n> ## b\n\n- ## c\n\n## d'
    expect(compileMd(source).headings.map(({ id }) => id)).toEqual(['d'])
  })
})

describe('nestToc', () => {
  const heading = (level: number, id: string) => ({ id, level, html: id })
  const shape = (levels: [number, string][], range: [number, number] = [2, 3]) => {
    const entries = nestToc(
      levels.map(([level, id]) => heading(level, id)),
      range,
    )
    const outline = (list: readonly TocEntry[]): unknown[] =>
      list.flatMap(({ id, children }) => (children.length > 0 ? [id, outline(children)] : [id]))
    return outline(entries)
  }

  it('puts a heading under the one above it', () => {
    expect(
      shape([
        [2, 'a'],
        [3, 'b'],
        [3, 'c'],
        [2, 'd'],
      ]),
    ).toEqual(['a', ['b', 'c'], 'd'])
  })

  it('leaves out the levels outside the range', () => {
    expect(
      shape([
        [2, 'a'],
        [4, 'b'],
        [3, 'c'],
      ]),
    ).toEqual(['a', ['c']])
  })

  it('hangs a heading whose level is skipped on its nearest listed ancestor', () => {
    expect(
      shape(
        [
          [2, 'a'],
          [4, 'b'],
          [3, 'c'],
          [5, 'd'],
          [2, 'e'],
        ],
        [2, 6],
      ),
    ).toEqual(['a', ['b', 'c', ['d']], 'e'])
  })

  it('begins with whatever level comes first', () => {
    expect(
      shape([
        [3, 'a'],
        [2, 'b'],
      ]),
    ).toEqual(['a', 'b'])
  })

  it('is empty without headings', () => {
    expect(nestToc([], [2, 3])).toEqual([])
  })
})
