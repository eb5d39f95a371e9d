/**
 * How many lines a label takes in a box. The build cannot measure fonts, so letters are assumed to be a
 * little wider than most are: a label that turns out shorter does no harm.
 */
export function labelLines(label: string, room: number, size: number): number {
  let lines = 1
  let used = 0
  for (const piece of label.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+|\s+/gu) ?? []) {
    const width = widthOf(piece) * size
    if (used + width <= room) used += width
    else if (piece.trim() !== '') {
      lines += used > 0 ? 1 : 0
      // A word longer than the line is broken.
      const over = Math.max(0, Math.ceil(width / room) - 1)
      lines += over
      used = width - over * room
    }
  }
  return lines
}

/** Estimated width in ems. */
function widthOf(text: string): number {
  let width = 0
  for (const char of text) width += char >= '\u2e80' ? 1 : /[A-Zmw@]/.test(char) ? 0.68 : 0.55
  return width
}
