/** The origins: author, user and user agent, and those of animations and transitions. */
export const origins = ['transition', 'animation', 'author', 'user', 'agent'] as const
export type Origin = (typeof origins)[number]

/** The letter that identifies a declaration, regardless of its order. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Letter = (typeof letters)[number]

/** Every declaration sets the same property of the same element, each to a different value. */
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
  /** Whether it is in the style attribute of the element. */
  readonly inStyleAttribute: boolean
  /** Whether it comes from inside the shadow tree. */
  readonly inShadowTree: boolean
  /** The name of its cascade layer, empty for none. */
  readonly layer: string
  /** One selector, or `parent { child` for a nested one. */
  readonly selector: string
  /** How many generations the element is away from the scoping root; undefined without `@scope`. */
  readonly scopeHops: number | undefined
}

/** Removes properties that cannot be combined: an animation has no selector, a user style sheet no style attribute. */
export function normalizeDeclaration(declaration: Declaration): Declaration {
  const withoutRule = { ...declaration, layer: '', selector: '', scopeHops: undefined }
  if (declaration.origin === 'transition' || declaration.origin === 'animation')
    return { ...withoutRule, important: false, inStyleAttribute: false, inShadowTree: false }
  if (declaration.inStyleAttribute && declaration.origin === 'author') return withoutRule
  return { ...declaration, inStyleAttribute: false }
}

/** The declaration as CSS. */
export function writeDeclaration(declaration: Declaration): string {
  const { letter, origin, important, inStyleAttribute, layer, selector, scopeHops } =
    normalizeDeclaration(declaration)
  const text = `color: ${values[letter]}${important ? ' !important' : ''}`
  if (origin === 'transition') return `/* transition */ ${text}`
  if (origin === 'animation') return `@keyframes … { ${text} }`
  if (inStyleAttribute) return `style="${text}"`
  const open = selector.includes('{')
  let rule = `${selector.replaceAll('}', '').trim()} { ${text} }${open ? ' }' : ''}`
  if (scopeHops !== undefined) rule = `@scope (…) { ${rule} }`
  if (layer !== '') rule = `@layer ${layer} { ${rule} }`
  return rule
}
