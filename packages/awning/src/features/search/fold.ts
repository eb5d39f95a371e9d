/**
 * Removes differences that a search should ignore: case, full and half width, accents, forms of Arabic letters, traditional
 * and simplified characters. The length stays the same, so a position in the folded text is the same position
 * in the text. Build and browser use this same function.
 */
export type Fold = (text: string) => string

/** Ranges of characters that may have a simpler form of one character: letters with marks, full width. */
const foldable = [
  [0xaa, 0x24f],
  [0x451, 0x451],
  [0x622, 0x626],
  [0x1e00, 0x1eff],
  [0x2460, 0x2473],
  [0x3000, 0x3000],
  [0xff01, 0xffee],
] as const

/** Letters of Arabic at the end of a word that many type in place of each other, each with the other one. */
const finalLetters = ['\u0649\u064a', '\u0629\u0647']

/** The n-th traditional character is folded to the n-th simplified one. */
export function createFold(traditional: string, simplified: string): Fold {
  // A table by code unit, with 0 for characters that stay, because whole sites are folded with it.
  const forms = new Uint16Array(0x10000)
  for (const [from, to] of foldable)
    for (let code = from; code <= to; code += 1) forms[code] = plainForm(code)
  for (const pair of finalLetters) forms[pair.charCodeAt(0)] = pair.charCodeAt(1)
  for (let at = 0; at < traditional.length; at += 1)
    forms[traditional.charCodeAt(at)] = simplified.charCodeAt(at)
  return (text) => {
    const lower = lowerCase(text)
    let folded = ''
    let copied = 0
    for (let at = 0; at < lower.length; at += 1) {
      const form = forms[lower.charCodeAt(at)]
      if (!form) continue
      folded += lower.slice(copied, at) + String.fromCharCode(form)
      copied = at + 1
    }
    return folded + lower.slice(copied)
  }
}

/** Capitals whose lower case has two code units stay as they are, because the length must not change. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (character) => {
    const small = character.toLowerCase()
    return small.length === character.length ? small : character
  }).join('')
}

function plainForm(code: number): number {
  const character = String.fromCharCode(code)
  const form = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return form.length === 1 && form !== character ? form.charCodeAt(0) : 0
}
