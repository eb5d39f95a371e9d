import { htmlTokens } from '../text/html/htmlTokens.ts'
import { textOf } from './headings.ts'
import type { Child, MarkdownNode } from './parser.ts'

/** A screen of a desktop, in lines of text. */
const screen = 24
/** As much of a post as a list shows of it. */
const preview = 10
/** What fits into a line of text: this many Latin letters, or half as many Han characters, kana or Hangul. */
const lineWidth = 80
/** A picture, or a component whose size is not known. */
const boxLines = 10

/**
 * Where a post without a truncate marker is cut in lists: at the index of the first block that is left out. -1 if the post
 * fits on a screen. It is not cut right behind a heading, and at least one block stays.
 */
export function automaticCut(body: readonly Child[]): number {
  const lines = body.map(linesOf)
  if (sum(lines) <= screen) return -1
  let shown = 0
  let cut = lines.findIndex((count) => (shown += count) > preview && shown > count)
  while (cut > 1 && body[cut - 1]?.type === 'heading') cut -= 1
  return cut
}

/** About as many lines as a node takes up; a block has half a line of space around it. */
function linesOf(node: MarkdownNode): number {
  switch (node.type) {
    case 'image':
      return boxLines
    case 'code':
      return node.value.split('\n').length + 1
    case 'html': {
      const shown = withoutComments(node.value)
      return shown === '' ? 0 : shown.split('\n').length + 1
    }
    case 'paragraph':
    case 'heading':
      return Math.ceil(widthOf(textOf(node)) / lineWidth) + 0.5 + sum(node.children.map(linesOf))
    case 'tableRow':
      return 1.5
    case 'mdxJsxFlowElement':
      return node.children.length > 0 ? sum(node.children.map(linesOf)) : boxLines
    case 'definition':
    case 'footnoteDefinition':
    case 'mdxjsEsm':
      return 0
    default:
      return 'children' in node ? sum(node.children.map(linesOf)) : 0
  }
}

function withoutComments(html: string): string {
  return htmlTokens(html)
    .filter(({ kind }) => kind !== 'comment')
    .map(({ start, end }) => html.slice(start, end))
    .join('')
    .trim()
}

/** Han, Hangul, kana, and the punctuation and letters of the same width. */
const wide = /[\p{Script=Han}\p{Script=Hangul}\u3000-\u33ff\uff00-\uffef]/gu

function widthOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
