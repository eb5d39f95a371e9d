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
  return html
    .replace(/<a class="heading-link".*?<\/a>/g, '')
    .replace(/(<h[2-6]) id="[^"]*"/g, '$1')
    .replace(/<sup><a [^>]*role="doc-noteref".*?<\/sup>/g, '')
    .replace(/<section class="footnotes"[\s\S]*?<\/section>/g, '')
}
