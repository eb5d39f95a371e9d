import { graphemes, textWidth } from './textWidth.ts'

export interface FittedText {
  /** The text that fits, with an ellipsis if anything was cut. */
  readonly shown: string
  /** The text that was cut; empty if all of it fits. */
  readonly cut: string
}

const wordAtEnd = /[\p{Script=Latin}\p{Number}]+$/u
const wordAtStart = /^[\p{Script=Latin}\p{Number}]/u

/** Cuts a text to a width as results and tabs do: no half characters, and Latin words whole if possible. */
export function fitText(text: string, width: number, size: number): FittedText {
  if (textWidth(text, size) <= width) return { shown: text, cut: '' }
  const available = width - textWidth('…', size)
  let kept = ''
  let used = 0
  for (const character of graphemes(text)) {
    used += textWidth(character, size)
    if (used > available) break
    kept += character
  }
  if (wordAtStart.test(text.slice(kept.length))) kept = kept.replace(wordAtEnd, '') || kept
  return { shown: `${kept.trimEnd()}…`, cut: text.slice(kept.length).trimStart() }
}
