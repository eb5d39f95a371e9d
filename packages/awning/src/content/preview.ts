import type { Block } from './model.ts'

/**
 * A body as a list shows it: without ids, since several previews share a page, and without the
 * links that lead to those ids.
 */
export function preview(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    'html' in block
      ? { html: withoutIds(block.html) }
      : { ...block, children: preview(block.children) },
  )
}

function withoutIds(html: string): string {
  return html
    .replace(/<a class="heading-link".*?<\/a>/g, '')
    .replace(/(<h[2-6]) id="[^"]*"/g, '$1')
    .replace(/<sup><a [^>]*role="doc-noteref".*?<\/sup>/g, '')
    .replace(/<section class="footnotes"[\s\S]*?<\/section>/g, '')
}
