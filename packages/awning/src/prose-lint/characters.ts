/** Stands in a passage for a piece of code; private use, so that no author's text holds it. */
export const CODE = '\uE000'
/** Stands for what is neither word nor code: a picture, a bare address, an expression. */
export const OPAQUE = '\uE001'

/** Pieces of patterns, for a character class each. */
export const HAN = '\\p{Script=Han}'
export const MARKS = '，。；：？！、（）《》〈〉【】「」『』“”‘’…—'

const han = new RegExp(`[${HAN}]`, 'u')

export function holdsHan(text: string): boolean {
  return han.test(text)
}
