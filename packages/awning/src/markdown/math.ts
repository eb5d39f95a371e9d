import { element, textNode, type DocumentNode } from './documentTree.ts'
import type { NodeOf } from './parser.ts'
import type { RenderedMath } from './renderMath.ts'
import { sourceOf } from './shortcodes.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

export type RenderMath = (tex: string, isBlock: boolean) => RenderedMath

type MathNode = NodeOf<'math'> | NodeOf<'inlineMath'>

/** `$$` on lines of their own, or `$$…$$` as a paragraph: a formula that can be scrolled sideways, also with the keyboard. */
export function buildBlockMath(node: MathNode, context: WriteContext): DocumentNode {
  return element('div', { class: 'math', tabindex: 0 }, [buildMath(node, true, context)])
}

/** `$…$` in a line. Dollars before numbers and spaces are prices, as in $5 and $10, and stay text. */
export function buildInlineMath(node: NodeOf<'inlineMath'>, context: WriteContext): DocumentNode {
  const source = sourceOf(node, context.source)
  const { line = 1, column = 1 } = node.position?.end ?? {}
  const following = context.source[line - 1]?.charAt(column - 1) ?? ''
  const isPrice = /^\$(?!\$)/.test(source) && (/^\$\s|\s\$$/.test(source) || /\d/.test(following))
  return isPrice ? textNode(source) : buildMath(node, false, context)
}

/** The formula of a paragraph that is nothing else; such a formula is a block. */
export function loneMath(node: NodeOf<'paragraph'>, context: WriteContext): MathNode | undefined {
  const [only, ...others] = node.children
  const isBlock =
    others.length === 0 &&
    only?.type === 'inlineMath' &&
    sourceOf(only, context.source).startsWith('$$')
  return isBlock ? only : undefined
}

function buildMath(node: MathNode, isBlock: boolean, context: WriteContext): DocumentNode {
  const { html, mistake, lost } = context.math?.(node.value, isBlock) ?? { html: '', lost: [] }
  const report = (message: string, hint: string) =>
    context.diagnostics.push({ severity: 'warning', ...positionOf(node), message, hint })
  if (mistake !== undefined)
    report(
      `the formula cannot be shown: ${mistake}`,
      'Correct the TeX, or write \\$ where a dollar sign is meant.',
    )
  for (const style of lost)
    report(
      `a distance of the formula cannot be shown (${style}): the content security policy forbids styles in pages`,
      'Use \\, \\: \\; \\quad or \\! for spaces.',
    )
  context.formulas.push(node.value)
  return mistake === undefined
    ? { kind: 'html', html }
    : element('code', {}, [textNode(node.value)])
}
