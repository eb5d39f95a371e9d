import type { Fold } from '../fold.ts'
import { occurrences } from '../occurrences.ts'
import type { Term } from '../parseQuery.ts'
import { passage } from '../passage.ts'

const name = 'search'
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, td, th, pre, dt, dd, figcaption, summary, div'
const noText = '.heading-link, button, nav, script, style, [aria-hidden=true], .visually-hidden'

/** Marks terms in the text of the page, without touching it; does nothing where browsers cannot. */
export function markPage(terms: readonly Term[], fold: Fold): void {
  if (!('highlights' in CSS)) return
  const main = document.getElementById('main')
  const ranges = main
    ? [...textOfBlocks(main)].flatMap((nodes) => rangesIn(nodes, terms, fold))
    : []
  CSS.highlights.set(name, new Highlight(...ranges))
}

export function unmarkPage(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name)
}

/** Runs of text that stand in one block: words may go through elements, but not from block to block. */
function* textOfBlocks(root: HTMLElement): Generator<Text[]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let block: Element | null = null
  let nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Text) || node.parentElement?.closest(noText)) continue
    const own = node.parentElement?.closest(blocks) ?? null
    if (own !== block && nodes.length > 0) {
      yield nodes
      nodes = []
    }
    block = own
    nodes.push(node)
  }
  if (nodes.length > 0) yield nodes
}

function rangesIn(nodes: readonly Text[], terms: readonly Term[], fold: Fold): Range[] {
  const text = passage(nodes.map(({ data }) => data).join(''), fold)
  return terms.flatMap((term) =>
    occurrences(text, term).map(([from, to]) => {
      const range = new Range()
      range.setStart(...placeAt(nodes, from, false))
      range.setEnd(...placeAt(nodes, to, true))
      return range
    }),
  )
}

/** The node a position falls into; an end belongs to the node before it. */
function placeAt(nodes: readonly Text[], position: number, isEnd: boolean): [Text, number] {
  let rest = position
  for (const node of nodes) {
    if (rest < node.length || (isEnd && rest === node.length)) return [node, rest]
    rest -= node.length
  }
  throw new Error('a match lies outside the text it was found in')
}
