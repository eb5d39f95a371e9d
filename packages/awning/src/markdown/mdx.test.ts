import { describe, expect, it } from 'vitest'
import { compileMdx } from './compiling.testing.ts'
import { renderModule, drawnElements, renderedHtml } from './renderedModule.testing.ts'

const rendered = (source: string, props = {}) => {
  const { moduleCode = '', ...rest } = compileMdx(source)
  const { tree, exported } = renderModule(moduleCode, props, {
    './x.tsx': 'X',
    './late.ts': 'late',
  })
  return { tree, exported, html: renderedHtml(tree), ...rest }
}

describe('an MDX document', () => {
  it('renders plain Markdown as finished HTML, like .md', () => {
    const { html, diagnostics, links } = rendered('## 标题\n\n[a](other.md)\n\n| a |\n|---|\n| 1 |')
    expect(html).toContain('<h2 id="标题">')
    expect(html).toContain('<a href="/docs/other">a</a>')
    expect(html).toContain('<div class="table" tabindex="0" role="group"')
    expect(diagnostics).toEqual([])
    expect(links).toMatchObject([{ written: 'other.md', line: 3, column: 1 }])
  })

  it('keeps the handler of a button inside an admonition', () => {
    const { tree } = rendered(":::tip[铃]\n\n文\n\n<button onClick={() => '叮'}>摇</button>\n\n:::")
    const [admonition] = drawnElements(tree, 'Admonition')
    expect(admonition?.props).toMatchObject({ kind: 'tip', title: '铃' })
    const [button] = drawnElements(admonition, 'button')
    const onClick = button?.props['onClick']
    expect(typeof onClick === 'function' && onClick()).toBe('叮')
    expect(button?.props['children']).toBe('摇')
  })

  it('keeps imports and exports, before and after the truncate marker', () => {
    const source =
      "import X from './x.tsx'\n\nexport const a = 1\n\n<X>{a}</X>\n\n{/* truncate */}\n\n" +
      "import late from './late.ts'\n\nexport const b = 2\n\n{late}{b}"
    const { html, exported } = rendered(source)
    expect(exported).toMatchObject({ a: 1, b: 2 })
    expect(html).toContain('<X>1</X>')
    expect(html).toContain('late2')
  })

  it.each([
    ["import P from './_p.mdx'", 3, 15],
    ['import A from "./a.tsx"\nimport P from "../_parts/p.mdx"', 4, 15],
    ["import P from '@site/parts/p.mdx'", 3, 15],
    ["import P from './p.md'", 3, 15],
    ["export { default } from './_p.mdx'", 3, 25],
  ])('cannot import a text that is no page: %s', (written, line, column) => {
    expect(compileMdx(`文\n\n${written}`).diagnostics).toEqual([
      {
        severity: 'error',
        line,
        column,
        message: expect.stringMatching(/^imports \S*p\.mdx?, but a text cannot/),
        hint: expect.stringContaining('.tsx'),
      },
    ])
  })

  it.each([
    "import P from './p.mdx'",
    "import P from '@site/content/zh/docs/p.mdx'",
    "import p from './p.md?raw'",
    "import P from './_P.tsx'",
    'export const from = "_p.mdx"',
  ])('may import what is a module: %s', (written) => {
    expect(compileMdx(`文\n\n${written}`).diagnostics).toEqual([])
  })

  it('leaves out in an excerpt what follows the marker, components and all', () => {
    const source =
      'before\n\n{/* truncate */}\n\nafter {1}\n\n<button>b</button>\n\n[^1]\n\n[^1]: n'
    expect(rendered(source, { excerpt: true }).html.trim()).toBe('<p>before</p>')
    expect(rendered(source, { excerpt: false }).html).toMatch(/after 1[\s\S]*button[\s\S]*endnotes/)
  })

  it('takes the words of an element for words, not for paragraphs', () => {
    expect(rendered('<button>a **b**</button>').html).toBe('<button>a <strong>b</strong></button>')
  })

  it('reads Markdown inside an element that has room for it', () => {
    expect(rendered('<section>\n\n- a\n\n</section>').html).toContain('<ul>\n<li>a</li>\n</ul>')
  })

  it('does not list the headings inside elements', () => {
    expect(rendered('<div>\n\n## in\n\n</div>\n\n## out').headings.map(({ id }) => id)).toEqual([
      'out',
    ])
  })

  it('shows any character of the text as it is', () => {
    const { html } = rendered('say "hi" \\\\ `${x}` \\{y\\}\n\n:::tip[a "b" `{c}`]\n<i>d</i>\n:::')
    expect(html).toContain('<p>say "hi" \\ <code>${x}</code> {y}</p>')
    expect(html).toContain('title="a "b" <code>{c}</code>"')
  })

  it.each([
    ['text\n\n<div>\n\nopen', '3:1'],
    ['a { b', '1:3'],
  ])('that does not parse says where: %j', (source, place) => {
    expect(() => compileMdx(source)).toThrow(new RegExp(`^${place}: `))
  })
})

describe('a line of MDX that contains an expression or an element', () => {
  it('has its links and images resolved', () => {
    const { html, links } = rendered('[a](other.md) [b](https://x.example) ![i](./shop.png) {1}')
    expect(html).toContain('<a href="/docs/other">a</a>')
    expect(html).toMatch(/<a href="https:\/\/x.example" target="_blank" rel="noopener noreferrer">/)
    expect(html).toMatch(/<img src="\/assets\/shop.png" width="40" height="30" alt="i"/)
    expect(links).toHaveLength(1)
  })

  it('has the files that elements name resolved', () => {
    const { html } = rendered('<a href="other.md">a</a> <img src="./shop.png" alt="i" /> {1}')
    expect(html).toContain('href="/docs/other"')
    expect(html).toContain('src="/assets/shop.png"')
  })

  it('keeps the text of a link to a missing file, without a link', () => {
    const { html, diagnostics } = rendered('[a](missing.md) {1}')
    expect(html).not.toContain('href')
    expect(diagnostics).toMatchObject([{ severity: 'warning', line: 1, column: 1 }])
  })

  it.each(['14:30', 'a:b', ':nobody:', '今天14:30到15:00'])('keeps its colons: %s', (text) => {
    expect(rendered(`${text} {1}`).html).toBe(`<p>${text} 1</p>`)
    expect(rendered(`<b>${text}</b>`).html).toBe(`<b>${text}</b>`)
  })

  it('resolves links by reference', () => {
    const { html } = rendered('[a][r] {1}\n\n[r]: other.md')
    expect(html).toContain('href="/docs/other"')
  })

  it('refers to footnotes', () => {
    const { html } = rendered('a[^1] {1}\n\n[^1]: 注')
    expect(html).toContain('doc-noteref')
    expect(html).toContain('注')
  })

  it('ends a bare address where Chinese begins', () => {
    expect(rendered('见https://a.example，中文 {1}').html).toContain('href="https://a.example"')
  })

  it('has its code blocks highlighted', () => {
    expect(compileMdx('- a {1}\n\n  ```js\n  x\n  ```').code).toMatchObject([{ code: 'x' }])
  })

  it('aligns the cells of a table without style attributes, in a box that scrolls', () => {
    const { html } = rendered('| a |\n|:-:|\n| {1} |')
    expect(html).not.toContain('style')
    expect(html).toContain('tabindex="0"')
  })

  it('gives a heading its id and the link to itself', () => {
    const { html, headings } = rendered('## 标题 <b>x</b>')
    expect(headings).toMatchObject([{ id: '标题-x', level: 2 }])
    expect(html).toContain('id="标题-x"')
    expect(html).toContain('href="#标题-x"')
  })
})

describe('an MDX document with what blocks of .md cannot express', () => {
  it('shows a component inside a list', () => {
    const { tree, diagnostics } = rendered('- ::::tabs\n  :::tab[a]{value="a"}\n  b\n  :::\n  ::::')
    const [item] = drawnElements(tree, 'li')
    expect(drawnElements(item, 'ComponentBlock')).toHaveLength(1)
    expect(diagnostics).toEqual([])
  })

  it('shows JSX in a footnote', () => {
    const { tree } = rendered('a[^1]\n\n[^1]: <button onClick={() => 1}>b</button> c')
    const [note] = drawnElements(tree, 'section')
    expect(drawnElements(note, 'button')).toHaveLength(1)
  })

  it('lists a heading with its words as HTML, and no JSX', () => {
    const { headings } = rendered('## a \\< **b** <i>c</i> {1}')
    expect(headings).toMatchObject([{ html: 'a &lt; <strong>b</strong> c 1' }])
  })
})

describe('a block of an unknown name', () => {
  it.each(['x', '<b>x</b>'])('is an error whatever it holds: %s', (inside) => {
    expect(compileMdx(`:::tpi\n${inside}\n:::`).diagnostics).toMatchObject([
      { severity: 'error', line: 1, column: 1, hint: 'Did you mean "tip"?' },
    ])
  })
})
