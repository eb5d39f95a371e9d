import type { MarkdownNode, NodeOf } from './parser.ts'

/** The definitions of a document by their identifiers. */
export interface Definitions {
  readonly links: ReadonlyMap<string, NodeOf<'definition'>>
  readonly notes: ReadonlyMap<string, NodeOf<'footnoteDefinition'>>
}

/**
 * Finds the definitions of links and footnotes. They apply to the whole document wherever they are: also in quotes, lists and
 * boxes. Of several with one identifier the first applies.
 */
export function definitionsIn(nodes: readonly MarkdownNode[]): Definitions {
  const links = new Map<string, NodeOf<'definition'>>()
  const notes = new Map<string, NodeOf<'footnoteDefinition'>>()
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'definition') setFirst(links, node)
    if (node.type === 'footnoteDefinition') setFirst(notes, node)
    if ('children' in node) node.children.forEach(visit)
  }
  nodes.forEach(visit)
  return { links, notes }
}

function setFirst<N extends { identifier: string }>(found: Map<string, N>, node: N): void {
  if (!found.has(node.identifier)) found.set(node.identifier, node)
}
