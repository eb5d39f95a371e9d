/** A part of one line; all numbers start with 0. */
export interface LineRange {
  readonly line: number
  readonly start: number
  readonly end: number
}

/** The type of an identifier, which is shown when the reader points at it. */
export interface TypeHover extends LineRange {
  /** TypeScript: `const a: number`. */
  readonly text: string
  /** The first paragraph of its documentation. */
  readonly docs?: string
}

/** Code that is marked: an error, or what a query asks for. */
export interface MarkedRange extends LineRange {
  readonly kind: 'wrong' | 'asked'
}

/** A text that is shown below a line. */
export interface TypeNote {
  readonly line: number
  readonly kind: 'query' | 'error' | 'note'
  readonly text: string
}

/** Code as it is shown, with what TypeScript says about it. */
export interface TypedCode {
  /** Without the comments that Twoslash reads. */
  readonly code: string
  readonly hovers: readonly TypeHover[]
  readonly marks: readonly MarkedRange[]
  readonly notes: readonly TypeNote[]
}

/** What an author has to change. */
export interface TypeMistake {
  readonly severity: 'error' | 'warning'
  /** The line of the code, from 0. */
  readonly line: number
  readonly message: string
  readonly hint: string
}
