import { directiveComponent, withoutLabel } from './directives.ts'
import { writeBlocks } from './flow.ts'
import { writeFootnotes } from './footnotes.ts'
import { takeHeadingId, textOf } from './headings.ts'
import { imageAttributes, linkAttributes } from './inline.ts'
import type { Child, MarkdownNode, NodeOf } from './parser.ts'
import { isTruncateMarker } from './truncate.ts'
import type { Writing } from './writing.ts'

type JsxElement = NodeOf<'mdxJsxFlowElement'>
type JsxAttribute = JsxElement['attributes'][number]

/**
 * What an MDX document compiles from: runs of plain Markdown become ready HTML (`<Html>`), as in `.md`;
 * only what holds JSX or expressions stays for the MDX compiler. What follows the truncate marker is
 * wrapped in `<Rest>`, which draws nothing in a preview.
 */
export function rewriteMdx(
  body: readonly Child[],
  writing: Writing,
): { children: Child[]; truncated: boolean } {
  const cut = body.findIndex(isTruncateMarker)
  const before = rewriteFlow(cut < 0 ? body : body.slice(0, cut), writing, true)
  const after = cut < 0 ? [] : rewriteFlow(body.slice(cut + 1), writing, true)
  const footnotes = writeFootnotes(writing)
  if (footnotes) (cut < 0 ? before : after).push(htmlElement(footnotes))
  if (cut < 0) return { children: before, truncated: false }
  const excerpt: JsxAttribute = {
    type: 'mdxJsxAttribute',
    name: 'excerpt',
    value: { type: 'mdxJsxAttributeValueExpression', value: 'props.excerpt' },
  }
  // Imports and exports cannot stand inside an element.
  const modules = after.filter((node) => node.type === 'mdxjsEsm')
  const rest = after.filter((node) => node.type !== 'mdxjsEsm')
  return { children: [...modules, ...before, jsx('Rest', [excerpt], rest)], truncated: true }
}

function rewriteFlow(nodes: readonly Child[], writing: Writing, topLevel: boolean): Child[] {
  const out: Child[] = []
  let plain: Child[] = []
  const flush = () => {
    for (const block of writeBlocks(plain, writing, topLevel)) {
      if ('html' in block) out.push(htmlElement(block.html))
      else out.push(blockElement(block))
    }
    plain = []
  }
  for (const node of nodes) {
    if (isPlain(node)) {
      plain.push(node)
      continue
    }
    flush()
    out.push(rewriteNode(node, writing, topLevel))
  }
  flush()
  return out
}

function rewriteNode(node: Child, writing: Writing, topLevel: boolean): Child {
  switch (node.type) {
    case 'containerDirective': {
      const component = directiveComponent(node, writing)
      if (!component) return jsx('Html', [], [])
      return jsx(
        component.name,
        stringAttributes(component.props),
        rewriteFlow(withoutLabel(node), writing, false),
      )
    }
    case 'mdxJsxFlowElement':
      // `<button>text</button>`: words inside an element are not paragraphs, and get no box of their own.
      if (!node.children.some(isFlow)) return rewriteInline(node, writing)
      return {
        ...node,
        children: rewriteFlow(node.children, writing, false) as JsxElement['children'],
      }
    case 'heading': {
      if (node.depth === 1) return rewriteInline(node, writing)
      const id = takeHeadingId(node, textOf(node), writing, topLevel)
      return { ...rewriteInline(node, writing), data: { hProperties: { id } } } as Child
    }
    default:
      return rewriteInline(node, writing)
  }
}

/** Links and images inside lines that hold JSX: resolved as everywhere else. */
function rewriteInline<N extends MarkdownNode>(node: N, writing: Writing): N {
  if (node.type === 'link') {
    const { href, ...rest } = linkAttributes(node, node.url, writing)
    const children = node.children.map((child) => rewriteInline(child, writing))
    return { ...node, url: href ?? '', children, data: { hProperties: rest } }
  }
  if (!('children' in node)) return node
  const children = node.children.map((child) =>
    child.type === 'image'
      ? jsxText('img', { ...imageAttributes(child, child.url, writing), alt: child.alt ?? '' })
      : rewriteInline(child, writing),
  )
  return { ...node, children } as N
}

/** No JSX, no expression, no import inside: plain Markdown, which compiles to HTML. */
function isPlain(node: MarkdownNode): boolean {
  if (node.type.startsWith('mdx')) return false
  return !('children' in node) || node.children.every(isPlain)
}

const flowTypes = new Set<MarkdownNode['type']>([
  'paragraph',
  'heading',
  'code',
  'list',
  'blockquote',
  'table',
  'thematicBreak',
  'containerDirective',
  'leafDirective',
])

function isFlow(node: MarkdownNode): boolean {
  return flowTypes.has(node.type)
}

function htmlElement(html: string): JsxElement {
  return jsx('Html', stringAttributes({ html }), [])
}

function blockElement(block: {
  component: string
  props: object
  children: readonly object[]
}): JsxElement {
  const value = JSON.stringify(block)
  return jsx(
    'ComponentBlock',
    [
      {
        type: 'mdxJsxAttribute',
        name: 'block',
        value: { type: 'mdxJsxAttributeValueExpression', value },
      },
    ],
    [],
  )
}

function jsx(name: string, attributes: JsxAttribute[], children: Child[]): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as JsxElement['children'],
  }
}

function jsxText(
  name: string,
  props: Record<string, string | number | undefined>,
): NodeOf<'mdxJsxTextElement'> {
  const strings = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  )
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: stringAttributes(Object.fromEntries(strings)),
    children: [],
  }
}

/** As expressions, so that no character of the text is read as syntax. */
function stringAttributes(props: Record<string, string>): JsxAttribute[] {
  return Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value) },
  }))
}
