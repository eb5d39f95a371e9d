export type ProblemCode =
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

/** Why a selector is none, and where. */
export interface Problem {
  readonly code: ProblemCode
  /** The index of the first character that cannot stand there. */
  readonly at: number
  /** The words it is about. */
  readonly text: string
}

/** Thrown inside the parser only: outside of it a problem is a value. */
export class SelectorProblem extends Error {
  readonly problem: Problem
  constructor(code: ProblemCode, at: number, text: string) {
    super(code)
    this.problem = { code, at, text }
  }
}
