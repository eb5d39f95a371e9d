import { fenceLines } from '../texts/fenceLines.ts'

/** Indents with tabs as spaces, as Markdown counts them. Tabs of code stay: only what is before its block is replaced. */
export function withoutTabs(body: string): string {
  if (!body.includes('\t')) return body
  const isCode = fenceLines(body)
  let blockIndent = 0
  return body
    .split('\n')
    .map((line, index) => {
      if (isCode[index] && isCode[index - 1]) return expanded(line, blockIndent)
      const spaced = expanded(line, Infinity)
      blockIndent = spaced.length - spaced.trimStart().length
      return spaced
    })
    .join('\n')
}

/** A line with spaces in place of the tabs in its indent, up to a column. */
function expanded(line: string, limit: number): string {
  let column = 0
  let at = 0
  for (; column < limit && (line[at] === ' ' || line[at] === '\t'); at += 1)
    column += line[at] === '\t' ? 4 - (column % 4) : 1
  return ' '.repeat(column) + line.slice(at)
}
