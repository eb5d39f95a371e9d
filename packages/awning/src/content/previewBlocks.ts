import { replaceAttributes, replaceElements } from '../text/html/elements.ts'
import { attributeOf, htmlTokens, type HtmlToken, type OpenTag } from '../text/html/htmlTokens.ts'
import type { Block } from './model.ts'

/**
 * The body of a preview in a list: without ids, because several previews share a page, and without the
 * links to those ids.
 */
export function previewBlocks(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    'html' in block
      ? { html: withoutIds(block.html) }
      : { ...block, children: previewBlocks(block.children) },
  )
}

function withoutIds(html: string): string {
  const kept = replaceElements(html, leadsToId, () => '')
  return htmlTokens(kept)
    .map((token) =>
      token.kind === 'open' && /^h[2-6]$/.test(token.name)
        ? replaceAttributes(kept, token, ({ name }) => (name === 'id' ? '' : undefined))
        : kept.slice(token.start, token.end),
    )
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
