import { markdownToMdast, mdxToJs, mdxToMdast, type MdastNode } from 'satteri'
import { describe, expect, it } from 'vitest'
import type { Child } from '../../src/markdown/parser.ts'
import { MARKER } from '../../src/text/parserMarkers.ts'
import { reliance } from './reliance.ts'

const features = { directive: true, headingAttributes: true, frontmatter: true } as const

function nodesIn(tree: MdastNode): MdastNode[] {
  return 'children' in tree ? [tree, ...tree.children.flatMap(nodesIn)] : [tree]
}

function nodeOf(source: string, type: string, parse = markdownToMdast): MdastNode | undefined {
  return nodesIn(parse(source, { features })).find((node) => node.type === type)
}

const markdown = `---
title: 中
---

# 标题 {#own-id}

中文😀**粗** *a* ~~b~~ \`c\` [l](u) [r][r] ![i](p.png) ![j][r] 14:30 [^1]<br>

[r]: u "t"

[^1]: note

:::note[标]{a="b"}

in

:::

::lab{name="n"}

\`\`\`ts {1} title="x"
code
\`\`\`

| a |
|:--|
| 1 |

- [x] task

> quote

---
`

const mdx = `import A from "./a"

中 {x} <A b={1} c="d">k</A>

<A>

text

</A>

{y}
`

describe('the tree of satteri', () => {
  it.each([
    ['Markdown', markdownToMdast(markdown, { features })],
    ['MDX', mdxToMdast(mdx, { features })],
  ])('gives every node of %s its position', (_, tree) => {
    const without = nodesIn(tree).filter(({ position }) => !position)
    expect(
      without.map(({ type }) => type),
      reliance(
        'a position on every node',
        'features/markdown-export/edits.ts',
        'which nodes have none: the Markdown export cuts the source at these positions',
      ),
    ).toEqual([])
  })

  it('counts lines and columns from one, columns in UTF-16 units', () => {
    expect(
      nodeOf(markdown, 'strong')?.position,
      reliance(
        'columns that count UTF-16 units, as indexes of strings do',
        'markdown/parser.ts',
        'how columns are counted after Chinese characters and emoji',
      ),
    ).toMatchObject({ start: { line: 7, column: 5 }, end: { line: 7, column: 10 } })
  })

  it.each([
    ['yaml', { value: 'title: 中' }],
    ['heading', { depth: 1, data: { hProperties: { id: 'own-id' } } }],
    ['link', { url: 'u' }],
    ['linkReference', { identifier: 'r', referenceType: 'full' }],
    ['image', { url: 'p.png', alt: 'i' }],
    ['imageReference', { identifier: 'r', alt: 'j' }],
    ['definition', { identifier: 'r', url: 'u', title: 't' }],
    ['footnoteReference', { identifier: '1' }],
    ['footnoteDefinition', { identifier: '1' }],
    ['containerDirective', { name: 'note', attributes: { a: 'b' } }],
    ['leafDirective', { name: 'lab', attributes: { name: 'n' } }],
    ['textDirective', { name: '30' }],
    ['code', { lang: 'ts', meta: '{1} title="x"', value: 'code' }],
    ['table', { align: ['left'] }],
    ['listItem', { checked: true, spread: false }],
    ['html', { value: '<br>' }],
    ['inlineCode', { value: 'c' }],
    ['delete', {}],
    ['emphasis', {}],
    ['blockquote', {}],
    ['thematicBreak', {}],
  ])('names the node %s and its fields as mdast does', (type, fields) => {
    const file = 'markdown/flow.ts'
    const message = reliance(
      `nodes of the type ${type}`,
      file,
      'the serialisers in markdown/ and features/markdown-export/',
    )
    expect(nodeOf(markdown, type), message).toMatchObject(fields)
  })

  it('marks the label of a directive', () => {
    const directive = nodeOf(markdown, 'containerDirective')
    const [label] = directive && 'children' in directive ? directive.children : []
    expect(
      label,
      reliance('the mark data.directiveLabel', 'markdown/directives.ts', 'how labels are marked'),
    ).toMatchObject({ type: 'paragraph', data: { directiveLabel: true } })
  })

  it.each([
    ['mdxjsEsm', { value: 'import A from "./a"' }],
    ['mdxTextExpression', { value: 'x' }],
    ['mdxFlowExpression', { value: 'y' }],
    ['mdxJsxFlowElement', { name: 'A', attributes: [] }],
    [
      'mdxJsxTextElement',
      {
        attributes: [
          { name: 'b', value: { type: 'mdxJsxAttributeValueExpression', value: '1' } },
          { name: 'c', value: 'd' },
        ],
      },
    ],
  ])('names the node %s of MDX and its fields', (type, fields) => {
    const message = reliance(
      `nodes of the type ${type}`,
      'markdown/toMdx.ts',
      'markdown/jsx.ts too',
    )
    expect(nodeOf(mdx, type, mdxToMdast), message).toMatchObject(fields)
  })

  it('leaves the markers for emphasis beside Chinese in texts and code as they are', () => {
    const source = `a${MARKER}b \`c${MARKER}d\``
    expect(
      JSON.stringify(markdownToMdast(source, { features })).split(MARKER).length - 1,
      reliance(
        'a private character that the parser passes through',
        'markdown/parser.ts',
        'whether the parser drops or replaces it, and choose another in text/parserMarkers.ts',
      ),
    ).toBe(2)
  })
})

describe('the modules of satteri', () => {
  it('are compiled from the tree that a plugin puts in place of the document', () => {
    const { code } = mdxToJs('export const a = 1\n\nold\n', {
      features,
      providerImportSource: 'provider',
      mdastPlugins: [
        {
          name: 'replace',
          before(root, context) {
            const module = { type: 'mdxjsEsm', value: 'export const a = 1' } as const
            const text = { type: 'text', value: 'new' } as const
            const children: Child[] = [module, { type: 'paragraph', children: [text] }]
            context.replaceNode(root, { type: 'root', children })
          },
        },
      ],
    })
    const message = reliance(
      'replaceNode in the hook before, and on the shape of the module',
      'markdown/parser.ts',
      'the compiled code, and markdown/renderedModule.testing.ts, which reads it',
    )
    expect(code, message).toContain('"new"')
    expect(code, message).not.toContain('"old"')
    expect(code, message).toContain('export const a = 1')
    expect(code, message).toMatch(/^export default MDXContent;$/m)
    expect(code, message).toMatch(/^import \{ useMDXComponents as \w+ \} from "provider";$/m)
  })
})
