import type { DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildInline } from './inline.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import type { Writing } from './writing.ts'

type MdxSource = NodeOf<
  'mdxJsxFlowElement' | 'mdxJsxTextElement' | 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm'
>

/** JSX, an expression or a module. Between the tags of an element there is Markdown again. */
export function buildMdx(node: MdxSource, writing: Writing): DocumentNode {
  if (!('children' in node)) return { kind: 'mdx', node, children: [] }
  // `<button>text</button>`: words inside an element are not paragraphs, and get no box of their own.
  const children = node.children.some(isFlow)
    ? buildFlow(node.children, writing)
    : buildInline(node.children, writing)
  return { kind: 'mdx', node, children }
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
