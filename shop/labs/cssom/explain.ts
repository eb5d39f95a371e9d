import type { CssomState } from './cssomState.ts'
import { isInherited } from './properties.ts'
import type { Reading } from './reading.ts'

export type DeclaredWhy = 'empty' | 'rejected' | 'rewritten' | 'variable' | 'kept'

export type ComputedWhy =
  | 'inherited'
  | 'initial'
  | 'invalid-inherited'
  | 'invalid-initial'
  | 'substituted'
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

export type ResolvedWhy =
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
  readonly declared: DeclaredWhy
  readonly computed: ComputedWhy
  readonly resolved: ResolvedWhy
}

/** Why each stage has the value that it has. */
export function explain(state: CssomState, reading: Reading): Explanation {
  return {
    declared: explainDeclared(state, reading),
    computed: explainComputed(state, reading),
    resolved: explainResolved(state, reading),
  }
}

const isVariable = (text: string) => /var\(/i.test(text)

function explainDeclared({ value }: CssomState, { declared }: Reading): DeclaredWhy {
  if (value.trim() === '') return 'empty'
  if (declared === '') return 'rejected'
  if (isVariable(declared)) return 'variable'
  return declared.toLowerCase() === value.trim().toLowerCase() ? 'kept' : 'rewritten'
}

function explainComputed({ property }: CssomState, reading: Reading): ComputedWhy {
  const { declared, computed = '', fits } = reading
  const text = declared.toLowerCase()
  if (text === '') return isInherited(property) ? 'inherited' : 'initial'
  if (isVariable(text)) {
    if (fits) return 'substituted'
    return isInherited(property) ? 'invalid-inherited' : 'invalid-initial'
  }
  if (text === 'inherit') return 'inherit'
  if (/^(?:initial|unset|revert|revert-layer)$/.test(text)) return 'default'
  if (property === 'color') {
    if (text === 'currentcolor') return 'current-colour'
    return text === computed ? 'kept' : 'colour'
  }
  if (property === 'display') return text === computed ? 'kept' : 'blockified'
  if (property === 'font-size' && /%|em\b|larger|smaller/.test(text) && !/^[\d.]+rem$/.test(text))
    return 'parent-font'
  if (property === 'line-height') {
    if (/%|\dem\b/.test(text)) return 'own-font'
    if (/^[\d.]+$/.test(computed)) return 'number'
  }
  if (property === 'transform') return text === 'none' ? 'kept' : 'functions'
  if (computed.includes('%')) return 'percent-waits'
  if (/^[a-z-]+$/.test(computed) && computed !== 'normal') return 'keyword-waits'
  return text === computed ? 'kept' : 'unit'
}

function explainResolved({ property, box }: CssomState, reading: Reading): ResolvedWhy {
  const { computed = '', resolved } = reading
  switch (property) {
    case 'width':
    case 'margin-left':
      if (!box) return 'no-box'
      if (/^-?[\d.]+%$/.test(computed)) return 'percent-of-parent'
      if (computed === 'auto') return property === 'width' ? 'fills' : 'rest'
      return computed === resolved ? 'same' : 'layout'
    case 'line-height':
      if (resolved === 'normal') return 'normal'
      return computed === resolved ? 'same' : 'times-font'
    case 'color':
      return 'colour'
    case 'transform':
      if (!box && resolved === 'none' && computed !== 'none') return 'no-box-matrix'
      return resolved === 'none' ? 'same' : 'matrix'
    case 'font-size':
    case 'display':
      return 'computed'
  }
}
