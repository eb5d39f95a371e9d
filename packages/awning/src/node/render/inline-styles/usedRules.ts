import type { CssNode } from './parseCss.ts'
import { canMatch } from './selectorNeeds.ts'

/** The text of the rules that can match something in a document with these tags and classes. */
export function usedRules(nodes: readonly CssNode[], present: ReadonlySet<string>): string {
  const rules = write(nodes, present, () => false)
  return write(nodes, present, (keyframes) => rules.includes(keyframes))
}

function write(
  nodes: readonly CssNode[],
  present: ReadonlySet<string>,
  isAnimated: (keyframes: string) => boolean,
): string {
  return nodes.map((node) => writeNode(node, present, isAnimated)).join('')
}

function writeNode(
  node: CssNode,
  present: ReadonlySet<string>,
  isAnimated: (keyframes: string) => boolean,
): string {
  switch (node.kind) {
    case 'other':
      return node.text
    case 'keyframes':
      return isAnimated(node.name) ? node.text : ''
    case 'group': {
      const rules = write(node.nodes, present, isAnimated)
      return rules === '' ? '' : `${node.start}{${rules}}`
    }
    case 'rule': {
      const selectors = node.selectors.filter(({ needs }) => canMatch(needs, present))
      return selectors.length === 0
        ? ''
        : `${selectors.map(({ text }) => text).join(',')}{${node.body}}`
    }
  }
}
