/** Splits a list of selectors at the commas that are not inside of brackets. */
export function splitList(text: string): string[] {
  const parts: string[] = []
  for (let start = 0; start <= text.length;) {
    const end = endOfPart(text, start, ',')
    parts.push(text.slice(start, end).trim())
    start = end + 1
  }
  return parts
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Offset of the next of these characters that is neither in a string nor a comment nor inside of brackets; else the end. */
export function endOfPart(css: string, from: number, ends: string): number {
  for (let at = from; at < css.length; at++) {
    const character = css.charAt(at)
    if (ends.includes(character)) return at
    const close = closing[character]
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(css, at)
    else if (css.startsWith('/*', at)) at = endAfter(css, '*/', at)
    else if (close !== undefined) at = endOfPart(css, at + 1, close)
  }
  return css.length
}

function endOfString(css: string, start: number): number {
  const quote = css[start]
  let at = start + 1
  while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1
  return at
}

function endAfter(css: string, text: string, from: number): number {
  const found = css.indexOf(text, from)
  return found < 0 ? css.length : found + text.length - 1
}
