/** The spellings in use: two dashes, as most write it, and one underscore, as at its birth. */
export type Scheme = 'dashes' | 'underscore'

/** The parts of a name. An empty part is left out. */
export interface Parts {
  readonly block: string
  readonly element: string
  readonly modifier: string
  readonly value: string
}

export function baseName({ block, element }: Parts): string {
  return element ? `${block}__${element}` : block
}

/** The class of the modifier, or undefined where there is none. */
export function modifierName(parts: Parts, scheme: Scheme): string | undefined {
  if (!parts.modifier) return undefined
  const mark = scheme === 'dashes' ? '--' : '_'
  const value = parts.value ? mark + parts.value : ''
  return baseName(parts) + mark + parts.modifier + value
}

/** What the element carries: its own name, and the modifier's next to it. */
export function classList(parts: Parts, scheme: Scheme): string {
  return [baseName(parts), modifierName(parts, scheme)].filter(Boolean).join(' ')
}

/** A word of a name: small Latin letters, digits, single dashes. */
export function isWord(text: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text)
}
