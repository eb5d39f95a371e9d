import { endOfPart, splitList } from './cssParts.ts'
import { selectorNeeds, type SelectorNeeds } from './selectorNeeds.ts'

/** A piece of a style sheet. */
export type CssNode =
  /** Rules inside of `@media`, `@layer` and the like; `start` is the text before the brace. */
  | { readonly kind: 'group'; readonly start: string; readonly nodes: readonly CssNode[] }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  /** Whatever is used as it is: fonts, properties, statements. */
  | { readonly kind: 'other'; readonly text: string }

export interface Selector {
  readonly text: string
  readonly needs: SelectorNeeds
}

/** Rules of these are read; those of other at-rules are used as they are. */
const isGroup = /^@(?:media|supports|layer|container|starting-style)\b/
const keyframes = /^@(?:-webkit-)?keyframes\s+([\w-]+)$/

/** Reads a style sheet that the bundler has minified. What is nested in a rule belongs to that rule. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = []
  let start = 0
  while (start < css.length) {
    const at = endOfPart(css, start, '{;')
    if (css[at] !== '{') {
      if (css.slice(start, at).trim() !== '')
        nodes.push({ kind: 'other', text: css.slice(start, at + 1) })
      start = at + 1
      continue
    }
    const end = endOfPart(css, at + 1, '}')
    const written = css
      .slice(start, at)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .trim()
    nodes.push(block(written, css.slice(at + 1, end)))
    start = end + 1
  }
  return nodes
}

function block(start: string, body: string): CssNode {
  if (isGroup.test(start) && body !== '') return { kind: 'group', start, nodes: parseCss(body) }
  const [, name] = keyframes.exec(start) ?? []
  if (name !== undefined) return { kind: 'keyframes', name, text: `${start}{${body}}` }
  if (start.startsWith('@')) return { kind: 'other', text: `${start}{${body}}` }
  const selectors = splitList(start).map((text) => ({ text, needs: selectorNeeds(text) }))
  return { kind: 'rule', selectors, body }
}

/** All tags and classes that rules need; some of them more than once. */
export function namesIn(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) => {
    switch (node.kind) {
      case 'group':
        return namesIn(node.nodes)
      case 'rule':
        return node.selectors.flatMap(({ needs }) => neededNames(needs))
      case 'keyframes':
      case 'other':
        return []
    }
  })
}

function neededNames({ names, oneOf }: SelectorNeeds): string[] {
  return [...names, ...oneOf.flat().flatMap(neededNames)]
}
