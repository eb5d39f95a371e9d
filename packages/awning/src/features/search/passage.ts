import type { Fold } from './fold.ts'

/** A piece of text with its folded form, character for character. */
export interface Passage {
  readonly text: string
  readonly folded: string
}

export function passage(text: string, fold: Fold): Passage {
  return { text, folded: fold(text) }
}

/** From the first character to the one after the last. */
export type Range = readonly [from: number, to: number]
