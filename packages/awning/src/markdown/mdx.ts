import { directiveComponent, reportUnknown, withoutLabel } from './directives.ts'
import { writeBlocks } from './flow.ts'
import { writeFootnotes } from './footnotes.ts'
import { takeHeadingId, textOf } from './headings.ts'
import { linkAttributes, writeInline } from './inline.ts'
import { expression, html, inlineHtml, jsx } from './jsx.ts'
import type { Child, MarkdownNode, NodeOf } from './parser.ts'
import { isTruncateMarker } from './truncate.ts'
import type { Writing } from './writing.ts'

/**
 * What an MDX document compiles from: whatever is plain Markdown becomes ready HTML, as in `.md`,
 * down to the words beside an element in the middle of a line; only JSX, expressions and modules are
 * left to the MDX compiler. What follows the truncate marker is wrapped in `<Rest>`, which draws
 * nothing in a preview.
 */
export function rewriteMdx(
  body: readonly Child[],
  writing: Writing,
): { children: Child[]; truncated: boolean } {
  const cut = body.findIndex(isTruncateMarker)
  const before = rewriteFlow(cut < 0 ? body : body.slice(0, cut), writing, true)
  const after = cut < 0 ? [] : rewriteFlow(body.slice(cut + 1), writing, true)
  const footnotes = writeFootnotes(writing)
  if (footnotes) (cut < 0 ? before : after).push(html(footnotes))
  if (cut < 0) return { children: before, truncated: false }
  // Imports and exports cannot stand inside an element.
  const modules = after.filter((node) => node.type === 'mdxjsEsm')
  const rest = jsx(
    'Rest',
    {},
    after.filter((node) => node.type !== 'mdxjsEsm'),
  )
  rest.attributes.push(expression('excerpt', 'props.excerpt'))
  return { children: [...modules, ...before, rest], truncated: true }
}

function rewriteFlow(nodes: readonly Child[], writing: Writing, topLevel: boolean): Child[] {
  return runs(nodes).flatMap((run) =>
    run.plain
      ? writeBlocks(run.nodes, writing, topLevel).map((block) =>
          'html' in block ? html(block.html) : componentBlock(block),
        )
      : run.nodes.map((node) => rewriteNode(node, writing, topLevel)),
  )
}

function rewriteNode(node: Child, writing: Writing, topLevel: boolean): Child {
  switch (node.type) {
    case 'containerDirective': {
      const component = directiveComponent(node, writing)
      if (!component) reportUnknown(node, writing)
      const children = rewriteFlow(withoutLabel(node), writing, false)
      return jsx(component?.name ?? 'div', component?.props ?? {}, children)
    }
    case 'mdxJsxFlowElement': {
      // `<button>text</button>`: words inside an element are not paragraphs, and get no box of their own.
      const children = node.children.some(isFlow)
        ? rewriteFlow(node.children, writing, false)
        : rewritePhrasing(node.children, writing)
      return { ...node, children: children as typeof node.children }
    }
    case 'paragraph':
      return jsx('p', {}, rewritePhrasing(node.children, writing))
    case 'heading':
      return rewriteHeading(node, writing, topLevel)
    case 'blockquote':
      return jsx('blockquote', {}, rewriteFlow(node.children, writing, false))
    case 'list':
      return rewriteList(node, writing)
    case 'table':
      return rewriteTable(node, writing)
    default:
      return node
  }
}

/** Plain words of a line as ready HTML, and between them what is drawn by React. */
function rewritePhrasing(nodes: readonly MarkdownNode[], writing: Writing): Child[] {
  return runs(nodes).flatMap((run) => {
    if (!run.plain) return run.nodes.map((node) => rewritePhrase(node, writing))
    const written = writeInline(run.nodes, writing)
    // Text without markup is just text: an element around it would be in the way of CSS.
    const isText = run.nodes.every((node) => node.type === 'text')
    return [isText ? { type: 'text', value: run.nodes.map(textOf).join('') } : inlineHtml(written)]
  })
}

function rewritePhrase(node: MarkdownNode, writing: Writing): Child {
  switch (node.type) {
    case 'emphasis':
      return jsx('em', {}, rewritePhrasing(node.children, writing))
    case 'strong':
      return jsx('strong', {}, rewritePhrasing(node.children, writing))
    case 'delete':
      return jsx('del', {}, rewritePhrasing(node.children, writing))
    case 'link':
      return jsx(
        'a',
        linkAttributes(node, node.url, writing),
        rewritePhrasing(node.children, writing),
      )
    case 'linkReference': {
      const url = writing.definitions.get(node.identifier)?.url ?? ''
      return jsx('a', linkAttributes(node, url, writing), rewritePhrasing(node.children, writing))
    }
    case 'mdxJsxTextElement':
      return { ...node, children: rewritePhrasing(node.children, writing) as typeof node.children }
    default:
      return node as Child
  }
}

function rewriteHeading(node: NodeOf<'heading'>, writing: Writing, topLevel: boolean): Child {
  const children = rewritePhrasing(node.children, writing)
  if (node.depth === 1) return jsx('h1', {}, children)
  const id = takeHeadingId(node, textOf(node), writing, topLevel)
  const label = writing.strings.headingLink
  const link = jsx(
    'a',
    { className: 'heading-link', href: `#${id}`, 'aria-label': label, title: label },
    [{ type: 'text', value: '#' }],
  )
  return jsx(`h${node.depth}`, { id }, [...children, link])
}

function rewriteList(node: NodeOf<'list'>, writing: Writing): Child {
  const items = node.children.map((item) => {
    const [only] = item.children
    const isTight =
      !node.spread && !item.spread && item.children.length === 1 && only?.type === 'paragraph'
    const content = isTight
      ? rewritePhrasing(only.children, writing)
      : rewriteFlow(item.children, writing, false)
    if (typeof item.checked !== 'boolean') return jsx('li', {}, content)
    const box = jsx('input', { type: 'checkbox', disabled: true, defaultChecked: item.checked })
    return jsx('li', {}, [box, { type: 'text', value: ' ' }, ...content])
  })
  const start = node.ordered && node.start !== 1 ? (node.start ?? undefined) : undefined
  const isTasks = node.children.some((item) => typeof item.checked === 'boolean')
  return jsx(node.ordered ? 'ol' : 'ul', { start, className: isTasks ? 'tasks' : undefined }, items)
}

function rewriteTable(node: NodeOf<'table'>, writing: Writing): Child {
  const row = (cells: NodeOf<'tableRow'>, tag: 'th' | 'td') =>
    jsx(
      'tr',
      {},
      cells.children.map((cell, column) => {
        const align = node.align?.[column]
        const props = {
          scope: tag === 'th' ? 'col' : undefined,
          className: align ? `align-${align}` : undefined,
        }
        return jsx(tag, props, rewritePhrasing(cell.children, writing))
      }),
    )
  const [head, ...body] = node.children
  const table = jsx('table', {}, [
    ...(head ? [jsx('thead', {}, [row(head, 'th')])] : []),
    ...(body.length > 0
      ? [
          jsx(
            'tbody',
            {},
            body.map((cells) => row(cells, 'td')),
          ),
        ]
      : []),
  ])
  return jsx('div', { className: 'table', tabIndex: 0 }, [table])
}

interface Run<N> {
  readonly plain: boolean
  readonly nodes: N[]
}

/** Neighbours of one kind together: what is plain Markdown, and what is not. */
function runs<N extends MarkdownNode>(nodes: readonly N[]): Run<N>[] {
  const found: Run<N>[] = []
  for (const node of nodes) {
    const plain = isPlain(node)
    const last = found.at(-1)
    if (last?.plain === plain) last.nodes.push(node)
    else found.push({ plain, nodes: [node] })
  }
  return found
}

/** No JSX, no expression, no import inside. */
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

function componentBlock(block: object): Child {
  const element = jsx('ComponentBlock', {})
  element.attributes.push(expression('block', JSON.stringify(block)))
  return element
}
