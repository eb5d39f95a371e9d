/**
 * A minute is 240 words of a script that separates words, or 400 characters of one that does not
 * (Chinese, Japanese). One English word is about 1.7 Chinese characters, so a text and its translation
 * take the same time. Code takes twice as long as prose.
 */
const minute = 1200
const perWord = minute / 240
const perCharacter = minute / 400
const codeFactor = 2

/** The long vowel mark is the one kana that belongs to no script. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ーｰ]/u
const letter = /[\p{L}\p{N}\p{M}]/u
/** Between two letters they are part of a word. */
const joiners = "'’._-"

/** Kinds of characters. */
const notKnown = 0
const isOther = 1
const isUnspaced = 2
const isLetter = 3
const isJoiner = 4

/** The kind of each code unit that has been met: patterns take ten times as long for a whole text. */
const kinds = new Uint8Array(0x10000)

/** The parts of a text, each as plain text. */
export interface ReadText {
  readonly prose: readonly string[]
  readonly code: readonly string[]
}

/** How many minutes a text takes to read, rounded up; 0 for a text without words. */
export function readingMinutes({ prose, code }: ReadText): number {
  return Math.ceil((lengthOf(prose) + codeFactor * lengthOf(code)) / minute)
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + lengthOfText(text), 0)
}

function lengthOfText(text: string): number {
  let length = 0
  let before = isOther
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindAt(text, at)
    if (kind === isUnspaced) length += perCharacter
    else if (kind === isLetter && before !== isLetter) length += perWord
    const isInWord = kind === isJoiner && before === isLetter && kindAt(text, at + 1) === isLetter
    before = isInWord ? isLetter : kind
    if (isPair(text, at)) at += 1
  }
  return length
}

function kindAt(text: string, at: number): number {
  if (at >= text.length) return isOther
  if (isPair(text, at)) return kindOf(text.slice(at, at + 2))
  const code = text.charCodeAt(at)
  const known = kinds[code] ?? notKnown
  if (known !== notKnown) return known
  return (kinds[code] = kindOf(text.charAt(at)))
}

/** Whether a character of two code units begins there. */
function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00
}

function kindOf(character: string): number {
  if (unspaced.test(character)) return isUnspaced
  if (letter.test(character)) return isLetter
  return joiners.includes(character) ? isJoiner : isOther
}
