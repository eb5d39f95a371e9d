/**
 * Scripts that are written without spaces, by UTF-16 code unit: there any run of characters may be
 * looked for. Surrogates count too: rare Han characters, and emoji, which nobody takes for words.
 */
export function isDense(code: number): boolean {
  return (
    code >= 0x2e80 &&
    ((code <= 0x9fff && (code < 0x3000 || code >= 0x3005) && !(code > 0x3007 && code < 0x3041)) ||
      (code >= 0xf900 && code <= 0xfaff) ||
      (code >= 0xd800 && code <= 0xdfff))
  )
}

/** By code unit: 0 not asked yet, 1 no, 2 yes. Whole sites are read with it, letter by letter. */
const wordParts = new Uint8Array(0x10000)

/** A letter, a digit, or what programmers use as one. */
export function isWordPart(code: number): boolean {
  const known = wordParts[code]
  if (known) return known === 2
  const isPart = !isDense(code) && /[\p{L}\p{M}\p{N}_$]/u.test(String.fromCharCode(code))
  wordParts[code] = isPart ? 2 : 1
  return isPart
}
