import { ADDRESS_END } from '../text/parserMarkers.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'

/** Cuts bare addresses at the marker of their end, which the parser ignores in an address between square brackets. */
export function cutAddresses<N extends MarkdownNode>(node: N): N {
  if (!('children' in node)) return node
  const children: readonly MarkdownNode[] = node.children
  return {
    ...node,
    children: children.flatMap((child) =>
      child.type === 'link' && child.url.includes(ADDRESS_END) ? cut(child) : [cutAddresses(child)],
    ),
  }
}

function cut(node: NodeOf<'link'>): MarkdownNode[] {
  const [text] = node.children
  if (text?.type !== 'text' || !node.position) return [node]
  const value = text.value
    .slice(0, text.value.indexOf(ADDRESS_END))
    .replace(/[?!.,:*_~'")\]]+$/, '')
  const { start, end } = node.position
  const middle = { ...start, column: start.column + value.length }
  const position = { start, end: middle }
  const rest = text.value.slice(value.length)
  return [
    {
      ...node,
      url: node.url.slice(0, node.url.indexOf(value) + value.length),
      children: [{ ...text, value, position }],
      position,
    },
    { type: 'text', value: rest, position: { start: middle, end } },
  ]
}
