/** The number of the line, from 1, that contains the character at `offset`. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, Math.max(offset, 0)).split('\n').length
}
