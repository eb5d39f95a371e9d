import {
  containsMdx,
  isHtml,
  type Attributes,
  type ComponentNode,
  type DocumentNode,
  type ElementNode,
  type MdxNode,
} from './documentTree.ts'
import { expression, html, jsx, type JsxProps } from './jsx.ts'
import type { Child } from './parser.ts'
import { blocksOf } from './toHtml.ts'
import type { TextDiagnostic } from './writeContext.ts'

/**
 * Converts a document to nodes for the MDX compiler. Content that needs no React becomes finished HTML,
 * as in `.md`; an element that contains JSX becomes JSX too, down to the JSX in it.
 */
export function mdxOf(nodes: readonly DocumentNode[], diagnostics: TextDiagnostic[]): Child[] {
  return groupRuns(nodes).flatMap((run) => {
    if (!run.isHtml || !run.nodes.some(isFlow))
      return run.nodes.flatMap((node) => writeNode(node, diagnostics))
    return blocksOf(run.nodes, diagnostics).flatMap((block) =>
      'html' in block ? [html(block.html)] : [],
    )
  })
}

/** Puts the part after the truncate marker into `<Rest>`, which renders nothing in a preview. */
export function truncatedMdx(before: readonly Child[], after: readonly Child[]): Child[] {
  const isModule = (node: Child) => node.type === 'mdxjsEsm'
  const rest = jsx(
    'Rest',
    {},
    after.filter((node) => !isModule(node)),
  )
  rest.attributes.push(expression('excerpt', 'props.excerpt'))
  // Imports and exports cannot be inside an element.
  return [...after.filter(isModule), ...before, rest]
}

function writeNode(node: DocumentNode, diagnostics: TextDiagnostic[]): Child[] {
  switch (node.kind) {
    case 'text':
      return [{ type: 'text', value: node.text }]
    case 'html':
      return [html(node.html)]
    case 'newline':
      // React does not allow whitespace between the rows of a table.
      return []
    case 'element':
      return [jsx(node.tag, reactProps(node.attributes), mdxOf(node.children, diagnostics))]
    case 'component':
      return [writeComponent(node, diagnostics)]
    case 'mdx':
      return [writeMdx(node, diagnostics)]
  }
}

function writeComponent(node: ComponentNode, diagnostics: TextDiagnostic[]): Child {
  const { component, props, children } = node
  if (children.some(containsMdx)) return jsx(component, props, mdxOf(children, diagnostics))
  const [block] = blocksOf([node], diagnostics)
  const written = jsx('ComponentBlock', {})
  written.attributes.push(expression('block', JSON.stringify(block)))
  return written
}

function writeMdx({ node, children }: MdxNode, diagnostics: TextDiagnostic[]): Child {
  if (!('children' in node)) return node
  return { ...node, children: mdxOf(children, diagnostics) } as Child
}

/** React's names of the attributes that the compiler writes, where they differ from HTML. */
const reactNames: Readonly<Record<string, string>> = {
  checked: 'defaultChecked',
  class: 'className',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
}

function reactProps(attributes: Attributes): JsxProps {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]),
  )
}

interface Run {
  readonly isHtml: boolean
  readonly nodes: DocumentNode[]
}

/** Groups adjacent nodes by whether they need only HTML. */
function groupRuns(nodes: readonly DocumentNode[]): Run[] {
  const found: Run[] = []
  for (const node of nodes) {
    const plain = isHtml(node)
    const last = found.at(-1)
    if (last?.isHtml === plain) last.nodes.push(node)
    else found.push({ isHtml: plain, nodes: [node] })
  }
  return found
}

const flowTags = new Set(
  'blockquote details div figure h1 h2 h3 h4 h5 h6 hr ol p section ul'.split(' '),
)

/** Whether a node may be wrapped in an element, unlike inline text, list items and table rows. */
function isFlow(node: DocumentNode): boolean {
  return node.kind === 'html' || isFlowElement(node)
}

function isFlowElement(node: DocumentNode): node is ElementNode {
  return node.kind === 'element' && flowTags.has(node.tag)
}
