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

/** A letter, a digit, or what programmers use as one. */
export function isWordPart(code: number): boolean {
  if (code < 0x80) {
    return (
      (code >= 0x61 && code <= 0x7a) ||
      (code >= 0x30 && code <= 0x39) ||
      (code >= 0x41 && code <= 0x5a) ||
      code === 0x5f ||
      code === 0x24
    )
  }
  return !isDense(code) && /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code))
}
