import { createElement, type ComponentType, type ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block } from '../content/model.ts'
import { decodeReferences } from '../text/html/decodeReferences.ts'
import { htmlTokens, type OpenTag } from '../text/html/htmlTokens.ts'
import { ComponentBlock } from '../theme/article/blocks.tsx'
import { Html } from '../theme/article/Html.tsx'
import { useMDXComponents } from '../theme/article/mdxComponents.tsx'
import { mdxComponentsModule } from './compile.ts'
import { compileMd, compileMdx } from './compiling.testing.ts'
import { loadModule } from './renderedModule.testing.ts'

/** Every construct, with and without an element in it. In `.mdx` that element is JSX, so all around it is React's. */
const constructs: Readonly<Record<string, string>> = {
  paragraph: 'a “b” & c ~~d~~ *e* **f** `g < h` @\nnext line  \nafter a break',
  'heading with its id': '## a **b** `c` @ {#d}\n\n### e @\n\n## a',
  'title of the text': '# a @',
  'internal link': '[a @](other.md "title") and [b][r]\n\n[r]: other.md "more"',
  'link to another origin': '[a @](https://x.example "b")',
  'link to a missing file': '[a @](missing.md)',
  'bare address before Chinese': '见 https://a.example，中文 @',
  image: 'a ![b](./shop.png "c") @',
  'image of its own': '![b](./shop.png "c")\n\nd @',
  'image in several formats': 'a ![b](./photo.png "c") @\n\n![b](./photo.png)',
  'tight list': '- a @\n- b **c**\n  - d @\n    1. e\n- f',
  'loose list': '- a @\n\n- b\n\n  c @',
  'numbered list': '3. a @\n4. b',
  'list of tasks': '- [x] a @\n- [ ] b',
  quotation: '> a @\n>\n> > b\n>\n> - c',
  table: '| a @ | b |\n|:-:|--:|\n| c | [d](other.md) |\n| e @ | f |',
  'table without rows': '| a @ |\n|---|',
  'code block': '```js title="a"\nb < c\n```\n\n- d @\n\n  ```\n  e\n  ```',
  'live example': '```html live height=90\n<p>a</p>\n```\n\n```css live\np { top: 0 }\n```\n\nb @',
  rule: 'a @\n\n---\n\nb',
  admonition: ':::tip[a **b** "c"]\nd @\n\n- e\n:::\n\n:::note\nf\n:::',
  'admonition with its title on the line': ':::caution a `b`\nc @\n:::',
  'admonition with a space before its name':
    '::: tip a `b`\nc @\n:::\n\n- ::: note[d]\n  e @\n  :::',
  'alert of GitHub': '> [!NOTE]\n> a **b** @\n>\n> - c\n\n> [!WARNING] d `e`\n> f @',
  details: ':::details a **b**\nc @\n:::\n\n::: details d {open}\ne\n:::\n\n:::details\nf\n:::',
  'details with tabs': '::::::details a\n::::tabs\n:::tab[b]{value="b"}\nc @\n:::\n::::\n::::::',
  'admonition in a list': '- a\n\n  :::info\n  b @\n  :::',
  spoiler: ':::spoiler[a **b**]\nc @\n\n- d\n:::\n\n:::spoiler e `f`\ng\n:::',
  tabs: '::::tabs{group="os"}\n:::tab[a **b**]{value="a"}\nc @\n:::\n:::tab[d]{value="d"}\ne\n:::\n::::',
  'tabs in an admonition': ':::::tip\na @\n\n::::tabs\n:::tab[b]{value="b"}\nc @\n:::\n::::\n:::::',
  'group of code blocks':
    'a @\n\n::: code-group\n\n```js [a.js]\nb\n```\n\n```ts title="<c>"\nd\n```\n\n<<< ./a.ts\n\n:::\n\n:::code-group{group="x"}\n```css\ne\n```\n:::',
  'code with line numbers': '```js showLineNumbers=3 focus={1}\na @\n```',
  'imported code': 'a @\n\n<<< ./a.ts#b {1} title="c"\n\n- d @\n\n  <<< ./a.ts\n\n> <<< ./a.ts',
  footnotes: 'a[^1] b[^n] c[^1] @\n\n[^1]: d @\n\n    e\n\n[^n]: - f',
  'definitions in a quote': '[a][r] b[^n] @\n\n> [r]: other.md\n>\n> [^n]: c @',
  'row of another length': '| a | b |\n|---|---|\n| c @ |',
  'loose list of tasks': '- [x] a @\n\n- [ ] b',
  'colon before a link': 'a:b[c](other.md) @',
  'box that ends after a table': ':::tip\n| a @ |\n|---|\n:::\n\nb',
  emoji: ':smile: 14:30 @',
  'emphasis beside Chinese': '他说**“对”**的 @',
}

describe('the same text as .md and as .mdx', () => {
  describe.each([
    ['plain', ''],
    ['with an element in it', '<i>x</i>'],
  ])('%s', (_, inserted) => {
    it.each(Object.entries(constructs))('shows the same: %s', (_name, template) => {
      const source = template.replaceAll('@', inserted)
      const [md, mdx] = [compileMd(source), compileMdx(source)]
      expect(canonical(renderedModule(mdx.moduleCode))).toEqual(
        canonical(renderedBlocks(md.blocks)),
      )
    })

    it.each(Object.entries(constructs))('gives the same facts: %s', (_name, template) => {
      const source = template.replaceAll('@', inserted)
      const [md, mdx] = [compileMd(source), compileMdx(source)]
      expect(mdx.diagnostics).toEqual(md.diagnostics)
      expect(mdx.links).toEqual(md.links)
      expect(mdx.code).toEqual(md.code)
      expect(mdx.opening).toEqual(md.opening)
      expect(mdx.sections).toEqual(md.sections)
      expect(mdx.headings.map(({ id, level }) => [id, level])).toEqual(
        md.headings.map(({ id, level }) => [id, level]),
      )
    })
  })

  it('is in the preview up to the marker', () => {
    const source = 'a <i>x</i>\n\n<!-- truncate -->\n\nb <i>x</i>'
    const [{ preview = [] }, { moduleCode }] = [compileMd(source), compileMdx(source)]
    expect(canonical(renderedModule(moduleCode, { excerpt: true }))).toEqual(
      canonical(renderedBlocks(preview)),
    )
  })
})

function renderedBlocks(blocks: readonly Block[]): string {
  return renderToStaticMarkup(
    blocks.map((block, key) =>
      'html' in block
        ? createElement(Html, { key, html: block.html })
        : createElement(ComponentBlock, { key, block }),
    ),
  )
}

function renderedModule(code = '', props = {}): string {
  const { default: Content } = loadModule(code, {
    'react/jsx-runtime': jsxRuntime,
    [mdxComponentsModule]: { useMDXComponents },
  })
  return renderToStaticMarkup(createElement(Content as ComponentType, props) as ReactNode)
}

/** HTML as a list of tags and words, without what no reader notices: boxes, line breaks, notation. */
function canonical(html: string): string[] {
  const open: boolean[] = []
  let words = ''
  const list: string[] = []
  const endWords = () => {
    if (words.trim() !== '') list.push(words.replaceAll(/\s+/g, ' ').trim())
    words = ''
  }
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') words += decodeReferences(html.slice(token.start, token.end))
    if (token.kind === 'open' && !isVoid(token)) open.push(isBox(token))
    const isHidden = token.kind === 'open' ? isBox(token) : token.kind === 'close' && open.pop()
    if (isHidden || token.kind === 'text') continue
    endWords()
    list.push(token.kind === 'open' ? written(token) : html.slice(token.start, token.end))
  }
  endWords()
  return list
}

function written({ name, attributes }: OpenTag): string {
  const values = attributes
    // React numbers ids by the place in its tree.
    .map((each) => `${each.name}=${decodeReferences(each.value).replaceAll(/_R_\w*_/g, 'id')}`)
    .toSorted()
  return `<${[name, ...values].join(' ')}>`
}

function isVoid({ name }: OpenTag): boolean {
  return ['br', 'hr', 'img', 'input'].includes(name)
}

/** The box around ready HTML. */
function isBox({ name, attributes }: OpenTag): boolean {
  return (
    name === 'div' && attributes.some((each) => each.name === 'class' && each.value === 'prose')
  )
}
