import { isWordPart } from './characters.ts'
import type { FoldedText } from './foldedText.ts'

/** Longer words are cut: they are hashes or encoded images. */
const longestWord = 40

/**
 * Whether a word starts at a position, or a part of an identifier: `add|Event|Listener`, `max_|width`,
 * `XML|Http`, `sha|256`.
 */
export function isWordStart({ text, folded }: FoldedText, at: number): boolean {
  const code = folded.charCodeAt(at)
  if (!isWordPart(code)) return false
  const before = folded.charCodeAt(at - 1)
  if (at === 0 || !isWordPart(before)) return true
  if (isSeparator(before)) return !isSeparator(code)
  if (isDigit(before) !== isDigit(code)) return true
  const isBig = isCapital(text, at)
  return isBig && (!isCapital(text, at - 1) || isSmall(text, at + 1))
}

/** End of the word at a position. */
export function wordEnd(folded: string, at: number): number {
  let end = at
  while (end < folded.length && isWordPart(folded.charCodeAt(end))) end += 1
  return end
}

/** Every word of a text; for an identifier also each ending that begins with one of its parts. */
export function wordsIn(passage: FoldedText): string[] {
  const words: string[] = []
  const { folded } = passage
  let at = 0
  while (at < folded.length) {
    if (!isWordPart(folded.charCodeAt(at))) {
      at += 1
      continue
    }
    const end = wordEnd(folded, at)
    for (let from = at; from < end; from += 1) {
      if (isWordStart(passage, from))
        words.push(folded.slice(from, Math.min(end, from + longestWord)))
    }
    at = end
  }
  return words
}

function isSeparator(code: number): boolean {
  return code === 0x5f || code === 0x24
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 0x80) return code >= 0x41 && code <= 0x5a
  const character = text.charAt(at)
  return character !== character.toLowerCase()
}

function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 0x80) return code >= 0x61 && code <= 0x7a
  const character = text.charAt(at)
  return character !== character.toUpperCase()
}
