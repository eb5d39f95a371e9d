/**
 * Replaces `var(--x)` with the value of `--x`, and any other variable with its fallback. Undefined where
 * there is neither, which makes the whole declaration invalid.
 */
export function substitute(value: string, x: string): string | undefined {
  const start = value.search(/var\(/i)
  if (start < 0) return value
  const end = findClosing(value, start + 4)
  const [name = '', ...fallbackParts] = value.slice(start + 4, end).split(',')
  const given = name.trim() === '--x' && x.trim() !== '' ? x : undefined
  const fallback =
    fallbackParts.length > 0 ? substitute(fallbackParts.join(',').trim(), x) : undefined
  const found = given ?? fallback
  const remainder = substitute(value.slice(end + 1), x)
  if (found === undefined || remainder === undefined) return undefined
  return value.slice(0, start) + found + remainder
}

/** The index of the bracket that closes the one opened before `from`. */
function findClosing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
