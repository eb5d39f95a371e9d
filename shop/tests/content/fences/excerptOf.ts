/** A comment that says that something is left out: `// …`, `/* … *\/`, `# …`, `<!-- … -->`. */
const omission = /^(?:\/\/|\/\*|#|<!--)?\s*(?:…|\.\.\.)\s*(?:\*\/|-->)?$/

const comment = /^(?:\/\/|\/\*|\*(?:\s|\/)|<!--|#\s)/

/**
 * Whether code is an excerpt of a file: its lines are there in the same order, without others between them except where a
 * comment says so. Indents, blank lines and comments on lines of their own do not count, so a text may have comments in its
 * own language. If it is not, the lines of the file that are most similar.
 */
export function excerptOf(
  excerpt: string,
  file: string,
):
  | { readonly isFound: true }
  | { readonly isFound: false; readonly part: string; readonly nearest: string } {
  const lines = plainLines(file)
  let from = 0
  for (const part of partsOf(excerpt)) {
    const at = positionOf(part, lines, from)
    if (at < 0) return { isFound: false, part: part.join('\n'), nearest: nearestTo(part, lines) }
    from = at + part.length
  }
  return { isFound: true }
}

function partsOf(excerpt: string): string[][] {
  const parts: string[][] = [[]]
  for (const line of excerpt.split('\n'))
    if (omission.test(line.trim())) parts.push([])
    else parts.at(-1)?.push(...plainLines(line))
  return parts.filter((part) => part.length > 0)
}

function plainLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '' && !comment.test(line))
}

function positionOf(part: readonly string[], lines: readonly string[], from: number): number {
  for (let at = from; at + part.length <= lines.length; at++)
    if (part.every((line, index) => lines[at + index] === line)) return at
  return -1
}

function nearestTo(part: readonly string[], lines: readonly string[]): string {
  let [best, most] = [0, -1]
  for (let at = 0; at < lines.length; at++) {
    const equal = part.filter((line, index) => lines[at + index] === line).length
    if (equal > most) [best, most] = [at, equal]
  }
  return lines.slice(best, best + part.length).join('\n')
}
