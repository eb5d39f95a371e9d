/**
 * A value with `--x` in the place of `var(--x)`; another name gives its fallback. Undefined where
 * there is nothing to put in, which makes the whole declaration invalid.
 */
export function substitute(value: string, x: string): string | undefined {
  const start = value.search(/var\(/i)
  if (start < 0) return value
  const end = closing(value, start + 4)
  const [name = '', ...rest] = value.slice(start + 4, end).split(',')
  const given = name.trim() === '--x' && x.trim() !== '' ? x : undefined
  const fallback = rest.length > 0 ? substitute(rest.join(',').trim(), x) : undefined
  const found = given ?? fallback
  const after = substitute(value.slice(end + 1), x)
  if (found === undefined || after === undefined) return undefined
  return value.slice(0, start) + found + after
}

/** Where the bracket closes that was opened before this index. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
