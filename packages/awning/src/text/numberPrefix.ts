export interface NumberedName {
  position?: number
  name: string
}

// Up to three digits, or zero-padded: `2048-clone` and `2021-review` are names, not places.
const PREFIX = /^(0\d*|\d{1,3})(\s*[-_.]+\s*)([^-_.\s].*)$/su
// A version goes on with a number or a wildcard after its dot: `7.0-x`, `7.x`.
const VERSION_REST = /^(?:\d|x(?!\p{L}))/u
// A second number makes it a date (`08-26-party`), unless letters follow at once (`01-3d-scenes`).
const DATE_REST = /^\d+(?![\d\p{L}])/u

/** Takes the ordering number off a file or folder name: `01-intro` is `intro` at position 1. */
export function stripNumberPrefix(name: string): NumberedName {
  const match = PREFIX.exec(name)
  if (match === null) return { name }
  const [, digits = '', separator = '', rest = ''] = match
  if (separator === '.' && VERSION_REST.test(rest)) return { name }
  if (!/\s/u.test(separator) && DATE_REST.test(rest)) return { name }
  return { position: Number(digits), name: rest }
}
