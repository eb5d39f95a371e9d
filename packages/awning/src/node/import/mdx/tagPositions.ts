import { bracketEnd } from '../../../text/markdownVerbatim.ts'

/** Where the opening tag that starts here ends. */
export function openingTagEnd(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at]
    if (character === '>') return at + 1
    if (character === '{') at = Math.max(bracketEnd(source, at) - 1, at)
    if (character === '"' || character === "'") {
      const end = source.indexOf(character, at + 1)
      at = end === -1 ? at : end
    }
  }
  return source.length
}

/** Where the closing tag of an element that ends here starts; the end of the opening tag for one that closes itself. */
export function closingTagStart(source: string, end: number, openingEnd: number): number {
  const start = source.lastIndexOf('<', end - 1)
  return start >= openingEnd && source[start + 1] === '/' ? start : openingEnd
}
