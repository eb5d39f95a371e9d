import type { MarkdownNode } from './parser.ts'

/** A comment of its own that holds only the word: `<!-- truncate -->`, in MDX a braced JavaScript comment. */
export function isTruncateMarker(node: MarkdownNode): boolean {
  if (node.type === 'html') return /^<!--\s*truncate\s*-->$/.test(node.value.trim())
  if (node.type === 'mdxFlowExpression') return /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim())
  return false
}
