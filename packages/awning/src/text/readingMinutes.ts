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
const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ーｰ]+/gu
const word = /[\p{L}\p{N}\p{M}]+(?:['’._-][\p{L}\p{N}\p{M}]+)*/gu

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
  let length = 0
  for (const text of texts) {
    // In runs, because a call for each character takes twice as long.
    const others = text.replace(characters, (run) => {
      length += perCharacter * [...run].length
      return ' '
    })
    length += perWord * (others.match(word)?.length ?? 0)
  }
  return length
}
