import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'
import type { DocumentNode, MdxNode } from './documentTree.ts'

/** Every id that a document gives to an element, as far as it is written in the text itself. */
export function idsOf(nodes: readonly DocumentNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    switch (node.kind) {
      case 'text':
      case 'newline':
        return []
      case 'html':
        return htmlTokens(node.html).flatMap((token) =>
          token.kind === 'open' ? (attributeOf(token, 'id') ?? []) : [],
        )
      case 'element': {
        const { id } = node.attributes
        return [...(typeof id === 'string' ? [id] : []), ...idsOf(node.children)]
      }
      case 'component':
        return idsOf(node.children)
      case 'mdx':
        return [...jsxIds(node), ...idsOf(node.children)]
    }
  })
}

/** `<div id="a">`; what an expression gives is known only when it runs. */
function jsxIds({ node }: MdxNode): string[] {
  if (!('attributes' in node) || !Array.isArray(node.attributes)) return []
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    attribute.name === 'id' &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  )
}
