import type { Fold } from '../fold.ts'
import { occurrences } from '../occurrences.ts'
import type { Term } from '../parseQuery.ts'
import { foldText } from '../foldedText.ts'

const name = 'search'
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, td, th, pre, dt, dd, figcaption, summary, div'
const noText = '.heading-link, button, nav, script, style, [aria-hidden=true], .visually-hidden'

/** Highlights terms on the page without changing the document. Does nothing in browsers without `CSS.highlights`. */
export function markPage(terms: readonly Term[], fold: Fold): void {
  if (!('highlights' in CSS)) return
  const main = document.getElementById('Main')
  const ranges = main
    ? [...textOfBlocks(main)].flatMap((nodes) => rangesIn(nodes, terms, fold))
    : []
  CSS.highlights.set(name, new Highlight(...ranges))
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
  const text = foldText(nodes.map(({ data }) => data).join(''), fold)
  return terms.flatMap((term) =>
    occurrences(text, term).map(([from, to]) => {
      const range = new Range()
      range.setStart(...positionAt(nodes, from, false))
      range.setEnd(...positionAt(nodes, to, true))
      return range
    }),
  )
}

/** The node and offset of a position; an end at a boundary belongs to the node before it. */
function positionAt(nodes: readonly Text[], position: number, isEnd: boolean): [Text, number] {
  let offset = position
  for (const node of nodes) {
    if (offset < node.length || (isEnd && offset === node.length)) return [node, offset]
    offset -= node.length
  }
  throw new Error('a match lies outside the text it was found in')
}
