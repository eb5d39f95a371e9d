/** The number of lines that were added to and removed from a text. */
export interface Change {
  readonly added: number
  readonly removed: number
}

export function changedLines(before: string, after: string): Change {
  const counts = new Map<string, number>()
  for (const line of linesOf(before)) counts.set(line, (counts.get(line) ?? 0) - 1)
  for (const line of linesOf(after)) counts.set(line, (counts.get(line) ?? 0) + 1)
  let [added, removed] = [0, 0]
  for (const count of counts.values()) {
    if (count > 0) added += count
    else removed -= count
  }
  return { added, removed }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
