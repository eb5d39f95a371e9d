/** What line breaking and spacing have to know about a character. */

const opening = new Set('（《〈“‘「『【〔｛([{')
const closing = new Set('，。、：；！？）》〉”’」』】〕｝…·—～％,.:;!?)]}%»')
const wideOpening = new Set('（《〈「『【〔｛')
const wideClosing = new Set('，。、：；！？）》〉」』】〕｝')

export const isOpening = (character: string): boolean => opening.has(character)
/** May not stand at the start of a line. */
export const isClosing = (character: string): boolean => closing.has(character)
/** Half of its square is empty, before or after it. */
export const isWideOpening = (character: string): boolean => wideOpening.has(character)
export const isWideClosing = (character: string): boolean => wideClosing.has(character)

/** Wide in Chinese, narrow in Latin, and one character in both. */
export function isQuote(character: string): boolean {
  return /^[‘’“”…]$/.test(character)
}

/** Han, kana and their kin: set solid, a break is possible between any two. */
export function isIdeograph(character: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)
}

export function isAlphanumeric(character: string): boolean {
  return /^[\p{L}\p{N}]/u.test(character) && !isIdeograph(character)
}

/** Draws nothing by itself: joiners, selectors, direction marks. */
export function isInvisible(codePoint: number): boolean {
  return /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(String.fromCodePoint(codePoint))
}

export function isEmoji(grapheme: string): boolean {
  return /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(grapheme)
}
