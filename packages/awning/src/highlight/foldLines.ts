/** A block with the flag `collapse` shows this many lines, unless only a few more would be hidden. */
const shownLines = 8
const fewestHidden = 4

/** The lines that a block with the flag `collapse` hides. */
export function endOfLongBlock(lines: number): number[] {
  if (lines < shownLines + fewestHidden) return []
  return Array.from({ length: lines - shownLines }, (_, index) => shownLines + index + 1)
}

/** Joins the lines of a block, with an element around each run of folded ones. */
export function foldLines(lines: readonly string[], folded: readonly number[]): string {
  const hidden = new Set(folded)
  let html = ''
  lines.forEach((line, index) => {
    const number = index + 1
    const starts = hidden.has(number) && !hidden.has(number - 1)
    const ends = hidden.has(number) && (!hidden.has(number + 1) || number === lines.length)
    // The line break is inside, because outside it would be shown as an empty line.
    const lineEnd = number === lines.length ? '' : '\n'
    html += `${starts ? '<span class="fold">' : ''}${line}${lineEnd}${ends ? '</span>' : ''}`
  })
  return html
}
