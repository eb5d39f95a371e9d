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
    case 'html':
      return isComments(node.value, '<!--', '-->')
    case 'mdxFlowExpression':
      return isComments(node.value, '/*', '*/')
    default:
      return false
  }
}

/** Whether there is nothing but comments. Not with a pattern, which would try each way in which one of many comments can end. */
function isComments(text: string, start: string, end: string): boolean {
  const rest = text.trim()
  if (rest === '') return false
  let at = 0
  while (at < rest.length) {
    const close = rest.startsWith(start, at) ? rest.indexOf(end, at + start.length) : -1
    if (close < 0) return false
    at = close + end.length
    while (/\s/.test(rest.charAt(at))) at += 1
  }
  return true
}
