import { escapeText } from '../text/escapeHtml.ts'
import { nearest } from '../text/nearest.ts'
import { alertNamed, alertNames } from './boxNames.ts'
import { buildAdmonition } from './box.ts'
import type { DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildInline } from './inline.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { htmlOf } from './toHtml.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/** A quote that begins with `[!NOTE]`. */
export interface Alert {
  readonly name: string
  /** What follows on the first line. */
  readonly title: readonly MarkdownNode[]
  readonly children: readonly MarkdownNode[]
}

const MARK = /^\[!([A-Za-z]+)\][ \t]*/

export function alertOf(quote: NodeOf<'blockquote'>): Alert | undefined {
  const [first, ...others] = quote.children
  if (first?.type !== 'paragraph') return undefined
  const [start, ...following] = first.children
  const mark = start?.type === 'text' ? MARK.exec(start.value) : null
  if (start?.type !== 'text' || !mark) return undefined
  const phrases: MarkdownNode[] = [
    { ...start, value: start.value.slice(mark[0].length) },
    ...following,
  ]
  const [title, rest] = splitAtLineEnd(phrases)
  return {
    name: mark[1] ?? '',
    title,
    children: rest.length === 0 ? others : [paragraphOf(first, rest), ...others],
  }
}

/** The box of GitHub's `> [!NOTE]`; undefined for another quote, and for a name that is reported as unknown. */
export function buildAlert(
  quote: NodeOf<'blockquote'>,
  context: WriteContext,
): DocumentNode | undefined {
  const alert = alertOf(quote)
  if (!alert) return undefined
  const box = alertNamed(alert.name)
  if (!box) {
    const guess = nearest(alert.name.toUpperCase(), alertNames)
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(quote),
      message: `there is no alert called "${alert.name}"`,
      hint: guess ? `Did you mean "${guess}"?` : `Known ones: ${alertNames.join(', ')}.`,
    })
    return undefined
  }
  const title = htmlOf(buildInline(alert.title, context))
  return buildAdmonition(box.kind, {
    title: title === '' ? escapeText(box.title(context.strings)) : title,
    children: buildFlow(alert.children, context),
    position: positionOf(quote),
  })
}

/** What is on the first line, and what comes after it. */
function splitAtLineEnd(nodes: readonly MarkdownNode[]): [MarkdownNode[], MarkdownNode[]] {
  const at = nodes.findIndex((node) => node.type === 'text' && node.value.includes('\n'))
  const node = nodes[at]
  const hard = nodes.findIndex(({ type }) => type === 'break')
  if (hard >= 0 && (at < 0 || hard < at))
    return [withoutEmpty(nodes.slice(0, hard)), nodes.slice(hard + 1)]
  if (node?.type !== 'text') return [withoutEmpty(nodes), []]
  const end = node.value.indexOf('\n')
  const before = { ...node, value: node.value.slice(0, end) }
  const after = { ...node, value: node.value.slice(end + 1) }
  return [
    withoutEmpty([...nodes.slice(0, at), before]),
    withoutEmpty([after, ...nodes.slice(at + 1)]),
  ]
}

function withoutEmpty(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.filter((node) => node.type !== 'text' || node.value !== '')
}

function paragraphOf(
  paragraph: NodeOf<'paragraph'>,
  children: readonly MarkdownNode[],
): NodeOf<'paragraph'> {
  return { ...paragraph, children: children as NodeOf<'paragraph'>['children'] }
}
