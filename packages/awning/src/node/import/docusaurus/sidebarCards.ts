import { text } from '../source/readData.ts'
import type { SourceDoc } from './docsFiles.ts'
import { docsIn, type SourceItem } from './sidebars.ts'

/** A link to a page of a category. */
export interface Card {
  readonly label: string
  readonly url: string
  readonly description?: string | undefined
}

/** What `<DocCardList>` shows on a page: the items of the category whose page it is. */
export function cardsFor(doc: SourceDoc, items: readonly SourceItem[]): Card[] {
  for (const item of items) {
    if (item.type !== 'category') continue
    if (item.doc === doc) return item.items.flatMap(card)
    const inner = cardsFor(doc, item.items)
    if (inner.length > 0) return inner
  }
  return []
}

export function card(item: SourceItem): Card[] {
  if (item.type === 'link') return [{ label: item.label, url: item.href }]
  if (item.type === 'doc')
    return [
      {
        label: item.label ?? item.doc.label,
        url: item.doc.address,
        description: text(item.doc.split.fields['description']),
      },
    ]
  const [first] = docsIn([item])
  return first ? [{ label: item.label, url: first.address }] : []
}
