import { withEmoji } from '../text/emoji.ts'
import { isBaseline } from './baseline.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'

type Text = NodeOf<'text'>

/**
 * Replaces emoji codes. The parser reads `14:30` and the end of `:smile:吗` as inline directives, of which
 * the engine has one, so all others become text again first.
 */
export function readColons<N extends MarkdownNode>(node: N, source: readonly string[]): N {
  if (!('children' in node)) return node
  const children: MarkdownNode[] = []
  for (const child of node.children as MarkdownNode[]) {
    const last = children.at(-1)
    const text = textOf(child, source)
    if (!text) children.push(readColons(child, source))
    else if (last?.type === 'text') children[children.length - 1] = joined(last, text)
    else children.push(text)
  }
  return { ...node, children: children.map((child) => emojiIn(child, source)) }
}

function textOf(node: MarkdownNode, source: readonly string[]): Text | undefined {
  if (node.type === 'text') return node
  if (node.type !== 'textDirective') return undefined
  const value = sourceOf(node, source)
  if (isBaseline(node, value)) return undefined
  const { position } = node
  return { type: 'text', value, ...(position ? { position } : {}) }
}

function joined(first: Text, second: Text): Text {
  const value = first.value + second.value
  if (!first.position || !second.position) return { type: 'text', value }
  const position = { start: first.position.start, end: second.position.end }
  return { type: 'text', value, position }
}

function emojiIn(node: MarkdownNode, source: readonly string[]): MarkdownNode {
  if (node.type !== 'text' || !node.value.includes(':')) return node
  const value = withEmoji(node.value)
  // `\:smile:` is escaped, so it stays as it is.
  const isEscaped = sourceOf(node, source).includes('\\:')
  return value === node.value || isEscaped ? node : { ...node, value }
}

/** The source text of a node. */
export function sourceOf(node: MarkdownNode, source: readonly string[]): string {
  const { start, end } = node.position ?? {}
  if (!start || !end) return ''
  const lines = source.slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? ''
  lines[0] = lines[0]?.slice(start.column - 1) ?? ''
  return lines.join('\n')
}
