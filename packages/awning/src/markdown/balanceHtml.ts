import { LineStarts } from '../text/lineStarts.ts'
import type { DocumentNode, FinishedHtml } from './documentTree.ts'
import { TagBalancer } from './tagBalancer.ts'
import type { TagMistake } from './tagRules.ts'
import type { WriteContext } from './writeContext.ts'

type WrittenHtml = FinishedHtml & Required<Pick<FinishedHtml, 'written'>>

/**
 * Makes the HTML that an author has written among these siblings well-formed, so that it cannot end or swallow an element around
 * them: of the text, or of the page. Elements end at the latest before a component, which is rendered on its own.
 */
export function balanceHtml(nodes: DocumentNode[], context: WriteContext): DocumentNode[] {
  if (!nodes.some(isWritten)) return nodes
  const balanced: DocumentNode[] = []
  let from = 0
  for (let at = 0; at <= nodes.length; at += 1) {
    const node = nodes[at]
    if (node && node.kind !== 'component') continue
    for (const piece of balanceRun(nodes.slice(from, at), context)) balanced.push(piece)
    if (node) balanced.push(node)
    from = at + 1
  }
  return balanced
}

function balanceRun(nodes: readonly DocumentNode[], context: WriteContext): DocumentNode[] {
  const written = nodes.filter(isWritten)
  const linesOf = new Map<WrittenHtml, LineStarts>()
  const balancer = new TagBalancer(
    written.map(({ html }) => html),
    (mistake, piece, offset) => {
      const node = written[piece]
      if (!node) return
      const lines = linesOf.get(node) ?? new LineStarts(node.html)
      linesOf.set(node, lines)
      report(mistake, node, { offset, line: lines.positionOf(offset).line }, context)
    },
  )
  const balanced = nodes.flatMap((node): DocumentNode[] => {
    if (!isWritten(node)) return [node]
    const html = balancer.next()
    return html === '' ? [] : [{ kind: 'html', html }]
  })
  return withEnd(balanced, balancer.end())
}

function withEnd(nodes: DocumentNode[], end: string): DocumentNode[] {
  const last = nodes.at(-1)
  if (end === '') return nodes
  return last?.kind === 'html'
    ? [...nodes.slice(0, -1), { kind: 'html', html: last.html + end }]
    : [...nodes, { kind: 'html', html: end }]
}

function isWritten(node: DocumentNode): node is WrittenHtml {
  return node.kind === 'html' && node.written !== undefined
}

function report(
  { message, hint }: TagMistake,
  { written }: WrittenHtml,
  /** The place in the HTML, with its line, from 1. */
  place: { readonly offset: number; readonly line: number },
  context: WriteContext,
): void {
  const { line, column } = written
  context.diagnostics.push({
    severity: 'warning',
    ...(line === undefined ? {} : { line: line + place.line - 1 }),
    // Lines below the first may be indented in the source.
    ...(column === undefined || place.line > 1 ? {} : { column: column + place.offset }),
    message,
    hint,
  })
}
