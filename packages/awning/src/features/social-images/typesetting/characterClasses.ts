/** What line breaking and spacing need to know about a character. */

const opening = new Set('（《〈“‘「『【〔｛([{')
const closing = new Set('，。、：；！？）》〉”’」』】〕｝…·—～％,.:;!?)]}%»')
const wideOpening = new Set('（《〈「『【〔｛')
const wideClosing = new Set('，。、：；！？）》〉」』】〕｝')

export const isOpening = (character: string): boolean => opening.has(character)
/** No line may start with it. */
export const isClosing = (character: string): boolean => closing.has(character)
/** Wide marks leave half of their square empty: opening ones before, closing ones after the mark. */
export const isWideOpening = (character: string): boolean => wideOpening.has(character)
export const isWideClosing = (character: string): boolean => wideClosing.has(character)

/** Wide in Chinese, narrow in Latin, and one character in both. */
export function isQuote(character: string): boolean {
  return /^[‘’“”…]$/.test(character)
}

/** Han and kana: set without spaces, with a possible line break between any two. */
export function isIdeograph(character: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)
}

export function isAlphanumeric(character: string): boolean {
  return /^[\p{L}\p{N}]/u.test(character) && !isIdeograph(character)
}

/** Has no glyph of its own: joiners, selectors, direction marks. */
export function isInvisible(codePoint: number): boolean {
  return /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(String.fromCodePoint(codePoint))
}

export function isEmoji(grapheme: string): boolean {
  return /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(grapheme)
}
