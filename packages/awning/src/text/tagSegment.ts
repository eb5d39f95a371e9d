// Letters that carry no separable accent but still have a plain Latin spelling.
const PLAIN_SPELLING: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}

const EMOJI = new RegExp(
  '(\\p{Regional_Indicator}{2}|' +
    '(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)\\p{Emoji_Modifier}?' +
    '(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?)*)',
  'u',
)

const SEPARATOR =
  /[\s\p{Z}\p{Cc}\p{Cf}\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF×÷\u2000-\u206F]/u
const PUNCTUATION = /\p{P}/u
// Full-width and CJK punctuation is part of the word that contains it.
const EAST_ASIAN = /[\u2E80-\u33FF\uFE10-\uFE1F\uFE30-\uFE6F\uFF00-\uFFEF]/u

/** The URL segment of a tag label; empty when the label contains no character that an address can show. */
export function tagSegment(label: string): string {
  // Splitting by a capturing pattern puts the emoji, each a separate word, at odd indexes.
  const words = plainLatin(label)
    .replace(/['’]/gu, '')
    .split(EMOJI)
    .flatMap((part, place) => (place % 2 === 1 ? [part] : splitWords(part)))
  return words.join('-').toLowerCase()
}

function plainLatin(label: string): string {
  return label
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\p{Script=Latin}/gu, (letter) => PLAIN_SPELLING[letter] ?? letter)
}

function splitWords(text: string): string[] {
  const spaced = Array.from(text, (char) => (isSeparator(char) ? ' ' : char)).join('')
  return spaced
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{L})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/[\p{L}\p{M}](?=\p{Nd})|\p{Nd}(?=\p{L})/gu, '$& ')
    .split(' ')
    .filter((word) => word !== '')
}

function isSeparator(char: string): boolean {
  return SEPARATOR.test(char) || (PUNCTUATION.test(char) && !EAST_ASIAN.test(char))
}
