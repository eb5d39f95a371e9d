import type { Fold } from './fold.ts'

/** A text with its folded form, which has the same length. */
export interface FoldedText {
  readonly text: string
  readonly folded: string
}

export function foldText(text: string, fold: Fold): FoldedText {
  return { text, folded: fold(text) }
}

/** `to` is the position after the last character. */
export type TextRange = readonly [from: number, to: number]
