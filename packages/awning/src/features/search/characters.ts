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

/** Cache by code unit (0 unknown, 1 no, 2 yes), because every letter of a site is tested. */
const wordParts = new Uint8Array(0x10000)

/** A letter, a digit, `_` or `$`. */
export function isWordPart(code: number): boolean {
  const known = wordParts[code]
  if (known) return known === 2
  const isPart = !isUnspaced(code) && /[\p{L}\p{M}\p{N}_$]/u.test(String.fromCharCode(code))
  wordParts[code] = isPart ? 2 : 1
  return isPart
}
