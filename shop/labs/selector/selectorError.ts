export type SelectorErrorCode =
  | 'empty'
  | 'empty-item'
  | 'leading-combinator'
  | 'lonely-combinator'
  | 'no-name'
  | 'digit-name'
  | 'unclosed'
  | 'bad-attribute'
  | 'type-not-first'
  | 'after-pseudo-element'
  | 'unknown-pseudo-class'
  | 'unknown-pseudo-element'
  | 'needs-argument'
  | 'takes-no-argument'
  | 'bad-nth'
  | 'nested-has'
  | 'pseudo-element-inside'
  | 'unexpected'

/** Why a selector is invalid, and where. */
export interface SelectorError {
  readonly code: SelectorErrorCode
  /** The index of the first character that is not allowed. */
  readonly at: number
  /** The text that is wrong. */
  readonly text: string
}

/** Thrown inside the parser only: its callers get the error as a value. */
export class SelectorSyntaxError extends Error {
  readonly problem: SelectorError
  constructor(code: SelectorErrorCode, at: number, text: string) {
    super(code)
    this.problem = { code, at, text }
  }
}
