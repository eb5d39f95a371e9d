/** Who wrote it: the three origins, and the two that animations and transitions make. */
export const origins = ['transition', 'animation', 'author', 'user', 'agent'] as const
export type Origin = (typeof origins)[number]

/** What names a declaration, wherever it is in the order. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Letter = (typeof letters)[number]

/** Every declaration sets the same property of the same element, each to a value of its own. */
export const values: Readonly<Record<Letter, string>> = {
  A: 'crimson',
  B: 'teal',
  C: 'goldenrod',
  D: 'slateblue',
  E: 'gray',
  F: 'orchid',
}

export interface Declaration {
  readonly letter: Letter
  readonly origin: Origin
  readonly important: boolean
  /** Stands in the style attribute of the element. */
  readonly attached: boolean
  /** Comes from inside the shadow tree, where others come from outside. */
  readonly shadow: boolean
  /** The name of its cascade layer, empty for none. */
  readonly layer: string
  /** One selector, or `parent { child` for a nested one. */
  readonly selector: string
  /** How many generations the element is away from the scoping root; undefined without `@scope`. */
  readonly hops: number | undefined
}

/** What is said of a declaration that cannot be: an animation has no selector, a user no style attribute. */
export function settle(declaration: Declaration): Declaration {
  const bare = { ...declaration, layer: '', selector: '', hops: undefined }
  if (declaration.origin === 'transition' || declaration.origin === 'animation')
    return { ...bare, important: false, attached: false, shadow: false }
  if (declaration.attached && declaration.origin === 'author') return bare
  return { ...declaration, attached: false }
}

/** The declaration as it would be written. */
export function writeDeclaration(declaration: Declaration): string {
  const { letter, origin, important, attached, layer, selector, hops } = settle(declaration)
  const text = `color: ${values[letter]}${important ? ' !important' : ''}`
  if (origin === 'transition') return `/* transition */ ${text}`
  if (origin === 'animation') return `@keyframes … { ${text} }`
  if (attached) return `style="${text}"`
  const open = selector.includes('{')
  let rule = `${selector.replaceAll('}', '').trim()} { ${text} }${open ? ' }' : ''}`
  if (hops !== undefined) rule = `@scope (…) { ${rule} }`
  if (layer !== '') rule = `@layer ${layer} { ${rule} }`
  return rule
}
