import { replaceAttributes, replaceElements } from '../text/html/elements.ts'
import { attributeOf, htmlTokens, type HtmlToken, type OpenTag } from '../text/html/htmlTokens.ts'
import type { Block } from './model.ts'

/**
 * The body of a preview in a list: without ids, because several previews share a page, and without the
 * marks that lead to those ids. Other links to sections lead to the page of the post, whose address is `href`.
 */
export function previewBlocks(blocks: readonly Block[], href: string): Block[] {
  return blocks.map((block) =>
    'html' in block
      ? { html: withoutIds(block.html, href) }
      : { ...block, children: previewBlocks(block.children, href) },
  )
}

function withoutIds(html: string, href: string): string {
  const kept = replaceElements(html, leadsToId, () => '')
  return htmlTokens(kept)
    .map((token) => {
      if (token.kind === 'open' && /^h[1-6]$/.test(token.name))
        return replaceAttributes(kept, token, ({ name }) => (name === 'id' ? '' : undefined))
      if (token.kind === 'open' && token.name === 'a')
        return replaceAttributes(kept, token, ({ name, value }) =>
          name === 'href' && value.startsWith('#') ? `href="${href}${value}"` : undefined,
        )
      return kept.slice(token.start, token.end)
    })
    .join('')
}

/** The links of headings to themselves, the marks of notes, and the notes. */
function leadsToId(tag: OpenTag, next: HtmlToken | undefined): boolean {
  switch (tag.name) {
    case 'a':
      return attributeOf(tag, 'class') === 'heading-link'
    case 'sup':
      return next?.kind === 'open' && attributeOf(next, 'role') === 'doc-noteref'
    case 'section':
      return attributeOf(tag, 'class') === 'footnotes'
    default:
      return false
  }
}
