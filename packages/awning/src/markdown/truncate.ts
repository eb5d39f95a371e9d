import type { MarkdownNode } from './parser.ts'

/** Whether a node is the truncate marker: the comment `<!-- truncate -->`, or in MDX a JavaScript comment in braces. */
export function isTruncateMarker(node: MarkdownNode): boolean {
  if (node.type === 'html') return /^<!--\s*truncate\s*-->$/.test(node.value.trim())
  if (node.type === 'mdxFlowExpression') return /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim())
  return false
}
