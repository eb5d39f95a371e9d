import { parseFence } from '../highlight/fence.ts'
import { decodeReferences } from '../text/html/decodeReferences.ts'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { diagramFigure } from './diagram.ts'
import type { DocumentNode } from './documentTree.ts'
import type { NodeOf } from './parser.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/** Whether a text contains a fence of the language `mermaid`. */
export function hasMermaid(source: string): boolean {
  return /^[\s>]*(?:```+|~~~+)\s*mermaid\b/m.test(source)
}

/** A fence of the language `mermaid` as a diagram; undefined if it has a mistake, which is reported, and is shown as code. */
export function buildMermaid(
  node: NodeOf<'code'>,
  context: WriteContext,
): DocumentNode | undefined {
  if (node.lang !== 'mermaid' || !context.mermaid) return undefined
  const title = parseFence(node.lang, node.meta ?? null).title
  try {
    const { svg, ignoredLines } = context.mermaid(node.value)
    reportIgnored(node, ignoredLines, context)
    context.diagrams.push(node.value)
    const scope = `diagram-${context.diagrams.length}`
    const figure = diagramFigure(svg, { scope, title, alt: title ?? labelsIn(svg) })
    if ('html' in figure) return { kind: 'html', html: figure.html }
    throw new Error(figure.mistake)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message: `the diagram cannot be shown: ${message}`,
      hint: 'Correct it, or write text in place of mermaid to show it as code.',
    })
    return undefined
  }
}

function reportIgnored(
  node: NodeOf<'code'>,
  ignoredLines: readonly number[],
  { diagnostics }: WriteContext,
): void {
  const lines = node.value.split('\n')
  const { line: opening = 0 } = positionOf(node)
  for (const at of ignoredLines)
    diagnostics.push({
      severity: 'warning',
      line: opening + 1 + at,
      column: 1,
      message: `the diagram does not show this line: ${lines[at]?.trim()}`,
      hint: 'Correct it, or remove it if it is not supported. In flowcharts, names have ASCII letters and digits: A[文字] --> B[text].',
    })
}

/** What is written in a diagram, for readers who do not see it. */
function labelsIn(svg: string): string {
  const texts = htmlTokens(svg, { xml: true })
    .filter(({ kind }) => kind === 'text')
    .map(({ start, end }) => decodeReferences(svg.slice(start, end)).trim())
  return [...new Set(texts.filter((text) => text !== ''))].join(', ')
}
