import type { MarkdownFormat } from './markdownVerbatim.ts'
import { NAME_PADDING } from './parserMarkers.ts'
import { proseMatches } from './proseMatches.ts'

/**
 * The start of a line, with the marks of quotes and lists around a block. Only one space is part of a mark: if several could
 * be, there would be two ways to read each mark of a line, and trying all of them takes exponential time.
 */
export const CONTAINERS = '(?:^|\\n)[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t][ \\t>]*)*'
/** Colons at the start of a line, spaces, and a name. */
const SPACED = new RegExp(`:(?<=${CONTAINERS}:):{2,}[ \\t]+(?=\\p{L})`, 'u')

/**
 * Lets the parser read `::: tip` as `:::tip`: a letter that is removed again takes the place of each space, so that
 * positions stay as they are.
 */
export function joinDirectiveNames(source: string, format: MarkdownFormat): string {
  if (!/:{3}[ \t]+\p{L}/u.test(source)) return source
  let joined = ''
  let copied = 0
  for (const { index, end } of proseMatches(source, format, SPACED)) {
    joined += source.slice(copied, index) + source.slice(index, end).replace(/[ \t]/g, NAME_PADDING)
    copied = end
  }
  return joined + source.slice(copied)
}
