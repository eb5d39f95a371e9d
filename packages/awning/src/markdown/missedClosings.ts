import type { MarkdownNode } from './parser.ts'
import { positionOf } from './writeContext.ts'

/**
 * The numbers of the lines that close a directive, but that the parser has taken for a row of a table, or for text after a
 * definition, on the lines above. After a blank line it reads them correctly.
 */
export function missedClosings(root: MarkdownNode, lines: readonly string[]): number[] {
  const found: number[] = []
  visit(root, Infinity, lines, found)
  return found
}

/** `fence`: the number of colons that close the directive with the shortest fence around this node. */
function visit(node: MarkdownNode, fence: number, lines: readonly string[], found: number[]): void {
  if (!('children' in node)) return
  const inner = node.type === 'containerDirective' ? Math.min(fence, fenceOf(node, lines)) : fence
  let above: MarkdownNode | undefined
  for (const child of node.children) {
    const { line } = positionOf(child)
    const canBeClosing =
      child.type === 'tableRow' ||
      (child.type === 'paragraph' && above?.type === 'definition' && endsAbove(above, line))
    if (line !== undefined && canBeClosing && closingLength(lines[line - 1]) >= inner)
      found.push(line)
    else visit(child, inner, lines, found)
    above = child
  }
}

function endsAbove({ position }: MarkdownNode, line: number | undefined): boolean {
  return position !== undefined && position.end.line + 1 === line
}

function fenceOf(node: MarkdownNode, lines: readonly string[]): number {
  const { line = 1, column = 1 } = positionOf(node)
  return /^:+/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0].length ?? Infinity
}

function closingLength(line = ''): number {
  return /^[\s>]*(:{3,})\s*$/.exec(line)?.[1]?.length ?? 0
}
