import type { MarkdownNode } from '../markdown/parser.ts'
import { positionOf } from '../markdown/writeContext.ts'
import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'
import type { LintMessage } from './lintMessage.ts'

const lintMessage = {
  message: 'a picture has no text alternative',
  hint: 'Say in the brackets what it shows, for readers who cannot see it: ![a red door](./door.svg).',
}

/** Reports images without a text alternative. `alt=""` in HTML is allowed: it marks a decoration. */
export function imageText(node: MarkdownNode): LintMessage[] {
  const found = lacksText(node) ? [{ ...positionOf(node), ...lintMessage }] : []
  return 'children' in node ? [...found, ...node.children.flatMap(imageText)] : found
}

function lacksText(node: MarkdownNode): boolean {
  switch (node.type) {
    case 'image':
    case 'imageReference':
      return !node.alt?.trim()
    case 'html':
      return htmlTokens(node.value).some(
        (token) =>
          token.kind === 'open' && token.name === 'img' && attributeOf(token, 'alt') === undefined,
      )
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (
        node.name === 'img' &&
        !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt')
      )
    default:
      return false
  }
}
