import type { ReadText } from '../text/readingMinutes.ts'
import type { Child, MarkdownNode } from './parser.ts'
import { exerciseRole } from './exercise.ts'
import { textOfHtml } from './sections.ts'

const blocksOfText = new Set<MarkdownNode['type']>(['paragraph', 'heading', 'tableCell'])

/** What a reader reads of a document: its running text, and its code blocks. Alternative texts do not count. */
export function readText(body: readonly Child[]): ReadText {
  const prose: string[] = []
  const code: string[] = []
  const collect = (node: MarkdownNode) => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        prose.push(node.value)
        break
      case 'html':
        prose.push(textOfHtml(node.value))
        break
      case 'break':
        prose.push(' ')
        break
      case 'code':
        // These are shown as a diagram, not at all, or when the reader asks.
        if (node.lang !== 'mermaid' && !exerciseRole(node)) code.push(node.value)
        break
      default:
        if (!('children' in node)) break
        for (const child of node.children) collect(child)
        // Inside these, the parts of a word may be separate nodes.
        if (blocksOfText.has(node.type)) prose.push(' ')
    }
  }
  body.forEach(collect)
  return { prose: [prose.join('')], code }
}
