import type { MarkdownNode } from './parser.ts'
import { positionOf, type TextDiagnostic } from './writeContext.ts'

/** Boxes and code blocks without an end: everything after them would be a part of them. */
export function findUnclosedBlocks(
  nodes: readonly MarkdownNode[],
  source: readonly string[],
): TextDiagnostic[] {
  return nodes.flatMap((node) => {
    const below = 'children' in node ? findUnclosedBlocks(node.children, source) : []
    const message = isClosed(node, source) ? undefined : messages[node.type]
    if (!message) return below
    const name = 'name' in node ? ` "${node.name}"` : ''
    const { opening } = marksOf(node, source)
    const own: TextDiagnostic = {
      severity: 'error',
      ...positionOf(node),
      message: `this ${message}${name} is never closed`,
      hint: `Write ${opening} on a line of its own where it ends.`,
    }
    return [own, ...below]
  })
}

const messages: Partial<Record<MarkdownNode['type'], string>> = {
  containerDirective: 'block',
  code: 'code block',
}

function isClosed(node: MarkdownNode, source: readonly string[]): boolean {
  const { opening, closing } = marksOf(node, source)
  // An indented code block has no marks.
  if (opening === '') return true
  const { start, end } = node.position ?? {}
  if (!start || !end || start.line === end.line) return false
  if (closing.length < opening.length || closing[0] !== opening[0]) return false
  // The line may close a block inside of this one.
  const last = 'children' in node ? node.children.at(-1) : undefined
  return last?.type !== 'containerDirective' || last.position?.end.line !== end.line
}

function marksOf(
  { position }: MarkdownNode,
  source: readonly string[],
): { opening: string; closing: string } {
  if (!position) return { opening: '', closing: '' }
  const first = source[position.start.line - 1]?.slice(position.start.column - 1) ?? ''
  const last = source[position.end.line - 1] ?? ''
  return {
    opening: /^(?::{3,}|`{3,}|~{3,})/.exec(first)?.[0] ?? '',
    closing: /^[\s>]*(:{3,}|`{3,}|~{3,})\s*$/.exec(last)?.[1] ?? '',
  }
}
