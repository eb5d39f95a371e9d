/** Replaces the text from `start` to `end` with `text`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Edits may not overlap. Line breaks that an edit takes out come back after it: every line keeps its number. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    const lineBreaks = source.slice(start, end).replace(/[^\n]/g, '')
    result += source.slice(position, start) + text + lineBreaks
    position = end
  }
  return result + source.slice(position)
}
