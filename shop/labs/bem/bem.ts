/** The two spellings: two dashes, the most common one, and one underscore, the original one. */
export type Scheme = 'dashes' | 'underscore'

/** The parts of a class name. An empty part is left out. */
export interface NameParts {
  readonly block: string
  readonly element: string
  readonly modifier: string
  readonly value: string
}

export function baseName({ block, element }: NameParts): string {
  return element ? `${block}__${element}` : block
}

/** The class of the modifier, or undefined where there is none. */
export function modifierName(parts: NameParts, scheme: Scheme): string | undefined {
  if (!parts.modifier) return undefined
  const separator = scheme === 'dashes' ? '--' : '_'
  const value = parts.value ? separator + parts.value : ''
  return baseName(parts) + separator + parts.modifier + value
}

/** The class attribute of the element: the base name, and the class of the modifier if there is one. */
export function classList(parts: NameParts, scheme: Scheme): string {
  return [baseName(parts), modifierName(parts, scheme)].filter(Boolean).join(' ')
}

/** Whether a part is valid: lower-case Latin letters, digits and single dashes. */
export function isWord(text: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text)
}
