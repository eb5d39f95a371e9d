/**
 * Whether a UTF-16 code unit belongs to a script without spaces, such as Chinese, where readers search for
 * any run of characters. Surrogates count too: they are rare Han characters or emoji, never parts of words.
 */
export function isUnspaced(code: number): boolean {
  return (
    code >= 0x2e80 &&
    ((code <= 0x9fff && (code < 0x3000 || code >= 0x3005) && !(code > 0x3007 && code < 0x3041)) ||
      (code >= 0xf900 && code <= 0xfaff) ||
      (code >= 0xd800 && code <= 0xdfff))
  )
}

/**
 * Whether any run of these characters can be searched for: those of scripts without spaces, and those of languages that
 * join articles and particles to a word, which would hide its beginning or end (Korean, Arabic, Hebrew).
 */
export function isRunPart(code: number): boolean {
  return (
    isUnspaced(code) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0x620 && code <= 0x64a) ||
    (code >= 0x671 && code <= 0x6d3) ||
    (code >= 0x5d0 && code <= 0x5ea)
  )
}

/** Vowel signs and other marks that Arabic and Hebrew are usually written without, and the stretching of letters. */
const optionalMarks = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u0640\u064b-\u065f\u0670]/g

/** The text of an index, or a query, without marks that a reader may or may not type. */
export function withoutOptionalMarks(text: string): string {
  return text.replace(optionalMarks, '')
}

/** Cache by code unit (0 unknown, 1 no, 2 yes), because every letter of a site is tested. */
const wordParts = new Uint8Array(0x10000)

/** A letter, a digit, `_` or `$`. */
export function isWordPart(code: number): boolean {
  const known = wordParts[code]
  if (known) return known === 2
  const isPart = !isRunPart(code) && /[\p{L}\p{M}\p{N}_$]/u.test(String.fromCharCode(code))
  wordParts[code] = isPart ? 2 : 1
  return isPart
}
