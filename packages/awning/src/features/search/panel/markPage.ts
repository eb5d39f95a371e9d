import type { Fold } from '../fold.ts'
import { occurrences } from '../occurrences.ts'
import type { Term } from '../parseQuery.ts'
import { foldText } from '../foldedText.ts'
import { createPieceAt } from './pieceAt.ts'

const name = 'search'
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, td, th, pre, dt, dd, figcaption, summary, div'
const noText = '.heading-link, button, nav, script, style, [aria-hidden=true], .visually-hidden'

/** Highlights terms on the page without changing the document. Does nothing in browsers without `CSS.highlights`. */
export function markPage(terms: readonly Term[], fold: Fold): void {
  if (!('highlights' in CSS)) return
  const main = document.getElementById('Main')
  const highlight = new Highlight()
  // One by one: as arguments of one call, those of a very long page would not fit on the stack.
  for (const nodes of main ? textOfBlocks(main) : [])
    for (const range of rangesIn(nodes, terms, fold)) highlight.add(range)
  CSS.highlights.set(name, highlight)
}

export function unmarkPage(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name)
}

/** The text nodes of each block together: a word may span inline elements, but not blocks. */
function* textOfBlocks(root: HTMLElement): Generator<Text[]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let block: Element | null = null
  let nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Text) || node.parentElement?.closest(noText)) continue
    const nodeBlock = node.parentElement?.closest(blocks) ?? null
    if (nodeBlock !== block && nodes.length > 0) {
      yield nodes
      nodes = []
    }
    block = nodeBlock
    nodes.push(node)
  }
  if (nodes.length > 0) yield nodes
}

function rangesIn(nodes: readonly Text[], terms: readonly Term[], fold: Fold): Range[] {
  const texts = nodes.map(({ data }) => data)
  const text = foldText(texts.join(''), fold)
  const pieceAt = createPieceAt(texts)
  const place = (position: number, isEnd: boolean): [Text, number] => {
    const { piece, offset } = pieceAt(position, isEnd)
    const node = nodes[piece]
    if (!node) throw new Error('a match lies outside the text it was found in')
    return [node, offset]
  }
  return terms.flatMap((term) =>
    occurrences(text, term).map(([from, to]) => {
      const range = new Range()
      range.setStart(...place(from, false))
      range.setEnd(...place(to, true))
      return range
    }),
  )
}
