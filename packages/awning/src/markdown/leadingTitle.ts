import type { MarkdownNode, NodeOf } from './parser.ts'

/** The `# heading` that opens a text. Front matter, imports and comments may come before it: readers do not see them. */
export function leadingTitle(nodes: readonly MarkdownNode[]): NodeOf<'heading'> | undefined {
  const first = nodes.find((node) => !isUnseen(node))
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}

function isUnseen(node: MarkdownNode): boolean {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'definition':
      return true
    // Comments, from the first to the last: to tell them apart would take a try for each way in which they can end.
    case 'html':
      return /^\s*<!--[^]*-->\s*$/.test(node.value)
    case 'mdxFlowExpression':
      return /^\s*\/\*[^]*\*\/\s*$/.test(node.value)
    default:
      return false
  }
}
