/** What one arrow states about its program. */
export interface Claim {
  readonly id: number
  /** In the program: 1-based. */
  readonly line: number
  /**
   * `value` of a statement, what a console call `print`s, the next `line` printed by the others; a line
   * of its own below a statement is its value or, if the program prints and the value differs, a line.
   */
  readonly kind: 'value' | 'print' | 'line' | 'valueOrLine'
  /** The code that the arrow is about. */
  readonly subject: string
  /** What is stated, without the explanation after it. */
  readonly text: string
  /** Every reading of what is stated: printed text may contain the punctuation that starts an explanation. */
  readonly readings: readonly string[]
  /** Set when the text reads as an error. */
  readonly error?: StatedError
  /** Whether a promise is waited for before it is compared. */
  readonly awaits: boolean
}

export interface StatedError {
  readonly name: string
  /** A part of the message. */
  readonly message: string
}

/** What a running program reports. */
export type CheckEvent =
  | { readonly type: 'started' | 'finished' }
  | { readonly type: 'waiting'; readonly id: number }
  | {
      readonly type: 'checked'
      readonly id: number
      readonly holds: boolean
      readonly found: string
    }
  | { readonly type: 'printed'; readonly text: string }
  | { readonly type: 'failed'; readonly message: string; readonly stack: string }

/** Something that is not as the text says; the line is the program's. */
export interface Problem {
  readonly line: number
  readonly message: string
}
