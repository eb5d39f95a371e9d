/** Replaces inline code in a passage. It is a private use character, so no author's text contains it. */
export const CODE = '\uE000'
/** Replaces what is neither text nor code in a passage: an image, a bare address, an expression. */
export const OPAQUE = '\uE001'

/** Parts of regular expressions, for use inside a character class. */
export const HAN = '\\p{Script=Han}'
export const MARKS = '，。；：？！、（）《》〈〉【】「」『』“”‘’…—'

const han = new RegExp(`[${HAN}]`, 'u')

export function containsHan(text: string): boolean {
  return han.test(text)
}
