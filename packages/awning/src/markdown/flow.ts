import { htmlTokens } from '../text/html/htmlTokens.ts'
import { buildAlert } from './alert.ts'
import { buildCode } from './codeBlock.ts'
import { buildDirective } from './directives.ts'
import { element, newline, onLines, type DocumentNode } from './documentTree.ts'
import { buildExercise, exerciseFences } from './exercise.ts'
import { buildHeading } from './headings.ts'
import { balanceHtml } from './balanceHtml.ts'
import { buildInline } from './inline.ts'
import { buildList } from './list.ts'
import { buildBlockMath, loneMath } from './math.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { buildMermaid } from './mermaid.ts'
import { buildLiveExample, liveGroup } from './liveExample.ts'
import { buildPicture, loneImage } from './picture.ts'
import { buildRawHtml } from './rawHtml.ts'
import { buildTable } from './table.ts'
import type { WriteContext } from './writeContext.ts'

/**
 * Converts block content to nodes, each on its own line. Only headings of the top level are listed in the table of contents, and not
 * those in `<details>`, which may be closed.
 */
export function buildFlow(
  nodes: readonly MarkdownNode[],
  context: WriteContext,
  topLevel = false,
): DocumentNode[] {
  const built: DocumentNode[] = []
  let at = 0
  let openDetails = 0
  for (const [index, node] of nodes.entries()) {
    // The other fences of a live example or an exercise, which its first one has brought along.
    if (index < at) continue
    const example = liveGroup(nodes, index)
    const exercise = example.length > 0 ? exerciseFences(nodes, index + example.length) : []
    at = index + example.length + exercise.length
    if (topLevel && node.type === 'html') openDetails += detailsOpenedIn(node.value)
    if (exercise.length > 0) built.push(buildExercise(example, exercise, context))
    else if (example.length > 0) built.push(buildLiveExample(example, context))
    else built.push(...buildNode(node, context, topLevel && openDetails <= 0))
  }
  return onLines(balanceHtml(built, context))
}

function detailsOpenedIn(html: string): number {
  return htmlTokens(html).reduce((sum, token) => {
    if (token.kind === 'open' && token.name === 'details') return sum + 1
    return token.kind === 'close' && token.name === 'details' ? sum - 1 : sum
  }, 0)
}

function buildNode(node: MarkdownNode, context: WriteContext, topLevel: boolean): DocumentNode[] {
  switch (node.type) {
    case 'paragraph': {
      const formula = loneMath(node, context)
      if (formula) return [buildBlockMath(formula, context)]
      const picture = loneImage(node)
      return [
        picture
          ? buildPicture(picture, context)
          : element('p', {}, buildInline(node.children, context)),
      ]
    }
    case 'heading':
      return [buildHeading(node, context, topLevel)]
    case 'code':
      return [buildMermaid(node, context) ?? buildCode(node, context)]
    case 'list':
      return [buildList(node, context)]
    case 'blockquote':
      return [buildAlert(node, context) ?? buildQuote(node, context)]
    case 'table':
      return [buildTable(node, context)]
    case 'math':
      return [buildBlockMath(node, context)]
    case 'thematicBreak':
      return [element('hr')]
    case 'html':
      return [buildRawHtml(node, context)]
    case 'containerDirective':
    case 'leafDirective':
      return buildDirective(node, context)
    case 'yaml':
    case 'definition':
    case 'footnoteDefinition':
      return []
    default:
      return buildInline([node], context)
  }
}

function buildQuote({ children }: NodeOf<'blockquote'>, context: WriteContext): DocumentNode {
  return element('blockquote', {}, [newline, ...buildFlow(children, context), newline])
}
