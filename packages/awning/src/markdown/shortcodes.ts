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
  if (isBareAddress(node, source)) return { ...node, children }
  return { ...node, children: children.map((child) => emojiIn(child, source)) }
}

/** `https://a.example/:smile:/b`, whose text is the address. */
function isBareAddress(node: MarkdownNode, source: readonly string[]): boolean {
  return node.type === 'link' && /^[^[]/.test(sourceOf(node, source))
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
  const value = withEmoji(node.value, escapedColons(node.value, sourceOf(node, source)))
  return value === node.value ? node : { ...node, value }
}

/** The offsets of colons that are escaped in the source: `\:smile:` stays as it is. */
function escapedColons(text: string, source: string): number[] {
  if (!source.includes('\\:')) return []
  const written = [...source.matchAll(/\\[^]|:/g)].map(([token]) => token)
  const isEscaped = written.filter((token) => token.endsWith(':')).map((token) => token !== ':')
  const colons = [...text.matchAll(/:/g)].map(({ index }) => index)
  // A character reference is a colon of the text that the source does not have: it is not known which one.
  if (colons.length !== isEscaped.length) return colons
  return colons.filter((_, index) => isEscaped[index])
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
