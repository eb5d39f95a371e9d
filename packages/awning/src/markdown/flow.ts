import { parseFence } from '../highlight/fence.ts'
import { buildDirective } from './directives.ts'
import { element, newline, onLines, type DocumentNode } from './documentTree.ts'
import { buildHeading } from './headings.ts'
import { buildInline, rawHtml } from './inline.ts'
import { buildList } from './list.ts'
import type { MarkdownNode } from './parser.ts'
import { buildPicture, loneImage } from './picture.ts'
import { buildTable } from './table.ts'
import { codeMark, type Writing } from './writing.ts'

/** Block content as nodes, each on a line of its own. Headings of the top level are listed in the contents. */
export function buildFlow(
  nodes: readonly MarkdownNode[],
  writing: Writing,
  topLevel = false,
): DocumentNode[] {
  const built: DocumentNode[] = []
  for (const node of nodes) built.push(...buildNode(node, writing, topLevel))
  return onLines(built)
}

function buildNode(node: MarkdownNode, writing: Writing, topLevel: boolean): DocumentNode[] {
  switch (node.type) {
    case 'paragraph': {
      const picture = loneImage(node)
      return [
        picture
          ? buildPicture(picture, writing)
          : element('p', {}, buildInline(node.children, writing)),
      ]
    }
    case 'heading':
      return [buildHeading(node, writing, topLevel)]
    case 'code':
      writing.code.push({
        code: node.value,
        fence: parseFence(node.lang ?? null, node.meta ?? null),
      })
      return [{ kind: 'html', html: codeMark(writing.code.length - 1) }]
    case 'list':
      return [buildList(node, writing)]
    case 'blockquote':
      return [element('blockquote', {}, [newline, ...buildFlow(node.children, writing), newline])]
    case 'table':
      return [buildTable(node, writing)]
    case 'thematicBreak':
      return [element('hr')]
    case 'html':
      return [{ kind: 'html', html: rawHtml(node, writing) }]
    case 'containerDirective':
    case 'leafDirective':
      return buildDirective(node, writing)
    case 'yaml':
    case 'definition':
    case 'footnoteDefinition':
      return []
    default:
      return buildInline([node], writing)
  }
}
