import { endOfPart, splitList } from './cssParts.ts'

/** What a document must contain for a selector to match something in it. */
export interface SelectorNeeds {
  /** Tags, and classes with a dot before the name. All of them are needed. */
  readonly names: readonly string[]
  /** Of each list, one alternative is needed: `:is(a, b)`. */
  readonly oneOf: readonly (readonly SelectorNeeds[])[]
}

const name = /[a-z_-][\w-]*/iy
/** Pseudo-classes whose selectors, one of them at least, have to match. */
const alternatives = /^:(?:is|where|has|-webkit-any|matches)$/

/**
 * Reads which tags and classes a selector needs. Attributes, ids and states are taken to be there, because scripts
 * change them. A selector that this does not understand needs nothing.
 */
export function selectorNeeds(selector: string): SelectorNeeds {
  const names: string[] = []
  const oneOf: (readonly SelectorNeeds[])[] = []
  if (/[\\|&]/.test(selector.replace(/\[[^\]]*\]/g, ''))) return { names, oneOf }
  for (let at = 0; at < selector.length;) {
    const first = selector.charAt(at)
    if (first === '[') {
      at = endOfPart(selector, at + 1, ']') + 1
    } else if (first === '#') {
      at += 1 + nameAt(selector, at + 1).length
    } else if (first === ':') {
      const colons = selector[at + 1] === ':' ? 2 : 1
      const pseudo = selector.slice(at, at + colons) + nameAt(selector, at + colons)
      at += pseudo.length
      if (selector[at] !== '(') continue
      const end = endOfPart(selector, at + 1, ')')
      if (alternatives.test(pseudo))
        oneOf.push(splitList(selector.slice(at + 1, end)).map(selectorNeeds))
      at = end + 1
    } else if (first === '.') {
      const found = nameAt(selector, at + 1)
      names.push(`.${found}`)
      at += 1 + found.length
    } else {
      const found = nameAt(selector, at)
      if (found !== '') names.push(found.toLowerCase())
      at += found.length || 1
    }
  }
  return { names, oneOf }
}

export function canMatch({ names, oneOf }: SelectorNeeds, present: ReadonlySet<string>): boolean {
  return (
    names.every((each) => present.has(each)) &&
    oneOf.every((list) => list.some((needs) => canMatch(needs, present)))
  )
}

function nameAt(selector: string, at: number): string {
  name.lastIndex = at
  return name.exec(selector)?.[0] ?? ''
}
