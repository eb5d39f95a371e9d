import type { MarkdownNode } from '../markdown/parser.ts'
import { placeOf } from '../markdown/writing.ts'
import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'
import type { Remark } from './remark.ts'

const remark = {
  message: 'a picture has no text alternative',
  hint: 'Say in the brackets what it shows, for who cannot see it: ![a red door](./door.svg).',
}

/** Pictures that say nothing to who cannot see them. `alt=""` in HTML is meant: a decoration. */
export function imageText(node: MarkdownNode): Remark[] {
  const own = lacksText(node) ? [{ ...placeOf(node), ...remark }] : []
  return 'children' in node ? [...own, ...node.children.flatMap(imageText)] : own
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
