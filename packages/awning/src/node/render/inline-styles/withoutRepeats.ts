import type { CssNode } from './parseCss.ts'

/**
 * Leaves out rules that come again, as those of a module do that components of server and client share. The last one
 * stays, because it decides over all others as well.
 */
export function withoutRepeats(nodes: readonly CssNode[]): CssNode[] {
  return lastOnes(nodes, '', new Set())
}

function lastOnes(nodes: readonly CssNode[], around: string, seen: Set<string>): CssNode[] {
  return nodes.reduceRight<CssNode[]>((kept, node) => {
    switch (node.kind) {
      case 'group': {
        const own = lastOnes(node.nodes, `${around}${node.start}{`, seen)
        return own.length === 0 ? kept : [{ ...node, nodes: own }, ...kept]
      }
      case 'rule': {
        const selectors = node.selectors.map(({ text }) => text).join()
        const rule = `${around}${selectors}{${node.body}`
        if (seen.has(rule)) return kept
        seen.add(rule)
        return [node, ...kept]
      }
      case 'keyframes':
      case 'other':
        return [node, ...kept]
    }
  }, [])
}
