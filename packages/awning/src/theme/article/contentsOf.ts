import type { TextBlock } from './ArticleText.tsx'
import type { TocItem } from './TocLists.tsx'

/** The usual table of contents of a text: its headings of the levels 2 and 3, nested. Payloads contain only other ones. */
export function contentsOf(blocks: readonly TextBlock[]): TocItem[] {
  const roots: TocItem[] = []
  let inner = roots
  for (const block of blocks) {
    if (typeof block !== 'string') continue
    for (const [, level, id = '', html = ''] of block.matchAll(heading)) {
      const children: TocItem[] = []
      if (level === '2') {
        roots.push({ id, html, children })
        inner = children
      } else {
        inner.push({ id, html, children })
      }
    }
  }
  return roots
}

/** Headings that an author has written as HTML have no such link: what is looked for ends with the heading, or where the next begins. */
const heading = /<h([23]) id="([^"]*)">((?:(?!<\/h[23]>|<h[23] id=).)*?)<a class="heading-link"/g
