// East Asian wide, full-width or half-width characters and all Hangul, after the definition in
// the CommonMark CJK-friendly amendments. JavaScript has no property for East Asian width.
const CJK = new RegExp(
  '[' +
    '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}' +
    '\\p{Script=Bopomofo}\\p{Script=Yi}\\p{Script=Tangut}\\p{Script=Nushu}' +
    '\\p{Script=Khitan_Small_Script}' +
    '\\u20A9\\u2329\\u232A\\u2630-\\u2637\\u268A-\\u268F' + // won sign, old brackets, trigrams
    '\\u2E80-\\u303E\\u3041-\\u33FF\\u4DC0-\\u4DFF' + // radicals, punctuation, kana, enclosed
    '\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFFEE' + // vertical, small, full- and half-width forms
    '\\u{16FE0}-\\u{16FFF}\\u{1AFF0}-\\u{1B2FF}\\u{1D300}-\\u{1D376}\\u{1F200}-\\u{1F265}' +
    '\\u{20000}-\\u{3FFFD}' +
    ']',
  'u',
)
const EMOJI = /\p{Emoji_Presentation}/u

/** Whether one character is Chinese, Japanese or Korean, punctuation included. */
export function isCjk(character: string): boolean {
  return containsCjk(character) && !EMOJI.test(character)
}

/** Whether a text contains any East Asian character. */
export function containsCjk(text: string): boolean {
  return CJK.test(text)
}
