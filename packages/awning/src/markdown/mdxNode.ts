import type { DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildInline } from './inline.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import type { WriteContext } from './writeContext.ts'

type MdxSource = NodeOf<
  'mdxJsxFlowElement' | 'mdxJsxTextElement' | 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm'
>

/** Converts JSX, an expression, or an import or export. The children of an element are Markdown again. */
export function buildMdx(node: MdxSource, context: WriteContext): DocumentNode {
  if (!('children' in node)) return { kind: 'mdx', node, children: [] }
  // In `<button>text</button>` the text is inline content, not a paragraph.
  const children = node.children.some(isFlow)
    ? buildFlow(node.children, context)
    : buildInline(node.children, context)
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
