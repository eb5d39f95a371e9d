/**
 * Every key press searches all texts, so a query is bounded. In UTF-16 code units; a sentence that was
 * copied from a page fits.
 */
export const maxQueryLength = 100

/** Words beyond these are ignored: a page that has the first ten is found. */
export const maxTerms = 10

/** The beginning of a text that is searched for. A character that has two code units is not cut in two. */
export function boundedQuery(typed: string): string {
  return typed
    .trim()
    .slice(0, maxQueryLength)
    .replace(/[\ud800-\udbff]$/, '')
}
