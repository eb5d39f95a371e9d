import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'
import type { DocumentNode, MdxNode } from './documentTree.ts'

/** All ids of elements that are written in the document itself, not those that components render. */
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

/** Ids such as `<div id="a">`. The value of an expression is not known before it runs. */
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
