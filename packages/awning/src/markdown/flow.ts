import type { Block } from '../content/model.ts'
import { parseFence } from '../highlight/fence.ts'
import { writeDirective } from './directives.ts'
import { writeHeading } from './headings.ts'
import { rawHtml, writeInline } from './inline.ts'
import { writeList } from './list.ts'
import type { MarkdownNode } from './parser.ts'
import { loneImage, writePicture } from './picture.ts'
import { writeTable } from './table.ts'
import { codeMark, placeOf, type Writing } from './writing.ts'

/** Block content to blocks; neighbouring HTML is one block. */
export function writeBlocks(
  nodes: readonly MarkdownNode[],
  writing: Writing,
  topLevel: boolean,
): Block[] {
  const blocks: Block[] = []
  for (const node of nodes) {
    for (const block of writeNode(node, writing, topLevel)) pushBlock(blocks, block)
  }
  return blocks
}

/** Block content where only HTML can stand: inside lists, quotes, tables, footnotes. */
export function writeFlow(nodes: readonly MarkdownNode[], writing: Writing): string {
  const parts: string[] = []
  for (const node of nodes) {
    for (const block of writeNode(node, writing, false)) {
      if ('html' in block) parts.push(block.html)
      else {
        writing.diagnostics.push({
          severity: 'error',
          ...placeOf(node),
          message: `the component "${block.component}" cannot stand inside a list, a quote or a footnote`,
          hint: 'Move it to the top level of the text.',
        })
      }
    }
  }
  return parts.join('\n')
}

function pushBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1)
  if (last && 'html' in last && 'html' in block)
    blocks[blocks.length - 1] = { html: `${last.html}\n${block.html}` }
  else blocks.push(block)
}

function writeNode(node: MarkdownNode, writing: Writing, topLevel: boolean): Block[] {
  switch (node.type) {
    case 'paragraph': {
      const picture = loneImage(node)
      return [
        {
          html: picture
            ? writePicture(picture, writing)
            : `<p>${writeInline(node.children, writing)}</p>`,
        },
      ]
    }
    case 'heading':
      return [{ html: writeHeading(node, writing, topLevel) }]
    case 'code': {
      writing.code.push({
        code: node.value,
        fence: parseFence(node.lang ?? null, node.meta ?? null),
      })
      return [{ html: codeMark(writing.code.length - 1) }]
    }
    case 'list':
      return [{ html: writeList(node, writing) }]
    case 'blockquote':
      return [{ html: `<blockquote>\n${writeFlow(node.children, writing)}\n</blockquote>` }]
    case 'table':
      return [{ html: writeTable(node, writing) }]
    case 'thematicBreak':
      return [{ html: '<hr>' }]
    case 'html':
      return [{ html: rawHtml(node, writing) }]
    case 'containerDirective':
    case 'leafDirective':
      return writeDirective(node, writing)
    case 'yaml':
    case 'definition':
    case 'footnoteDefinition':
      return []
    default:
      return [{ html: writeInline([node], writing) }]
  }
}
