import type { CssNode } from './parseCss.ts'

/**
 * Leaves out rules that come again, as those of a module do that components of server and client share. The last one
 * stays, because it decides over all others as well.
 */
export function withoutRepeats(nodes: readonly CssNode[]): CssNode[] {
  return lastOnes(nodes, '', new Set())
}

function lastOnes(nodes: readonly CssNode[], around: string, seen: Set<string>): CssNode[] {
  // From the end, so that the first of equal rules that is met is the last.
  return nodes
    .toReversed()
    .flatMap((node) => keptOf(node, around, seen))
    .toReversed()
}

function keptOf(node: CssNode, around: string, seen: Set<string>): CssNode[] {
  switch (node.kind) {
    case 'group': {
      const nodes = lastOnes(node.nodes, `${around}${node.start}{`, seen)
      return nodes.length === 0 ? [] : [{ ...node, nodes }]
    }
    case 'rule': {
      const selectors = node.selectors.map(({ text }) => text).join()
      const rule = `${around}${selectors}{${node.body}`
      if (seen.has(rule)) return []
      seen.add(rule)
      return [node]
    }
    case 'keyframes':
    case 'other':
      return [node]
  }
}
