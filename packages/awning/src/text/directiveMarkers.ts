import type { MarkdownFormat } from './markdownVerbatim.ts'
import { insertMarkers, MARKER } from './parserMarkers.ts'
import { proseMatches } from './proseMatches.ts'

/** A colon and a name right before a bracket or brace, except `:baseline{`. Two colons and more begin a block. */
const INLINE_DIRECTIVE = /(?<!:):(?!baseline\{)[\p{ID_Continue}-]+(?=[[{])/u

/**
 * Keeps the parser from reading `word:name[text](address)` as the inline directive `:name[text]`, which the engine does not
 * have (only `:baseline{…}`), so that `[text](address)` is a link.
 */
export function insertDirectiveMarkers(source: string, format: MarkdownFormat): string {
  if (!INLINE_DIRECTIVE.test(source)) return source
  const names = proseMatches(source, format, INLINE_DIRECTIVE)
  return insertMarkers(
    source,
    Array.from(names, ({ end }) => end),
    MARKER,
  )
}
