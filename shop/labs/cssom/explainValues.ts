import type { CssomState } from './cssomState.ts'
import { isInherited } from './properties.ts'
import type { StyleValues } from './styleValues.ts'

export type DeclaredReason = 'empty' | 'rejected' | 'rewritten' | 'variable' | 'kept'

export type ComputedReason =
  | 'inherited'
  | 'initial'
  | 'invalid-inherited'
  | 'invalid-initial'
  | 'substituted'
  | 'substituted-font'
  | 'inherit'
  | 'default'
  | 'current-colour'
  | 'colour'
  | 'parent-font'
  | 'number'
  | 'own-font'
  | 'percent-waits'
  | 'keyword-waits'
  | 'blockified'
  | 'functions'
  | 'unit'
  | 'kept'

export type ResolvedReason =
  | 'no-box'
  | 'no-box-matrix'
  | 'percent-of-parent'
  | 'fills'
  | 'rest'
  | 'layout'
  | 'times-font'
  | 'normal'
  | 'colour'
  | 'matrix'
  | 'computed'
  | 'same'

export interface Explanation {
  readonly declared: DeclaredReason
  readonly computed: ComputedReason
  readonly resolved: ResolvedReason
}

/** Why each stage has the value that it has. */
export function explainValues(state: CssomState, values: StyleValues): Explanation {
  return {
    declared: explainDeclared(state, values),
    computed: explainComputed(state, values),
    resolved: explainResolved(state, values),
  }
}

/** Units and keywords that depend on a font size. `rem` has a letter before its `em`, and depends on that of the root. */
const refersToFont = /%|\d(?:em|ex|ch|cap|ic|lh)\b|larger|smaller/

const hasVariable = (text: string) => /var\(/i.test(text)

function explainDeclared({ value }: CssomState, { declared }: StyleValues): DeclaredReason {
  if (value.trim() === '') return 'empty'
  if (declared === '') return 'rejected'
  if (hasVariable(declared)) return 'variable'
  return declared.toLowerCase() === value.trim().toLowerCase() ? 'kept' : 'rewritten'
}

function explainComputed({ property }: CssomState, reading: StyleValues): ComputedReason {
  const { declared, computed = '', isValid } = reading
  const text = declared.toLowerCase()
  if (text === '') return isInherited(property) ? 'inherited' : 'initial'
  if (hasVariable(text)) {
    if (isValid) return property === 'font-size' ? 'substituted-font' : 'substituted'
    return isInherited(property) ? 'invalid-inherited' : 'invalid-initial'
  }
  if (text === 'inherit') return 'inherit'
  if (/^(?:initial|unset|revert|revert-layer)$/.test(text)) return 'default'
  if (property === 'color') {
    if (text === 'currentcolor') return 'current-colour'
    return text === computed ? 'kept' : 'colour'
  }
  if (property === 'display') return text === computed ? 'kept' : 'blockified'
  if (property === 'font-size' && refersToFont.test(text)) return 'parent-font'
  if (property === 'line-height') {
    if (/%|\dem\b/.test(text)) return 'own-font'
    if (/^[\d.]+$/.test(computed)) return 'number'
  }
  if (property === 'transform') return text === 'none' ? 'kept' : 'functions'
  if (computed.includes('%')) return 'percent-waits'
  if (/^[a-z-]+$/.test(computed) && computed !== 'normal') return 'keyword-waits'
  return text === computed ? 'kept' : 'unit'
}

function explainResolved({ property, hasBox }: CssomState, reading: StyleValues): ResolvedReason {
  const { computed = '', resolved } = reading
  switch (property) {
    case 'width':
    case 'margin-left':
      if (!hasBox) return 'no-box'
      if (/^-?[\d.]+%$/.test(computed)) return 'percent-of-parent'
      if (computed === 'auto') return property === 'width' ? 'fills' : 'rest'
      return computed === resolved ? 'same' : 'layout'
    case 'line-height':
      if (resolved === 'normal') return 'normal'
      return computed === resolved ? 'same' : 'times-font'
    case 'color':
      return 'colour'
    case 'transform':
      if (!hasBox && resolved === 'none' && computed !== 'none') return 'no-box-matrix'
      return resolved === 'none' ? 'same' : 'matrix'
    case 'font-size':
    case 'display':
      return 'computed'
  }
}
