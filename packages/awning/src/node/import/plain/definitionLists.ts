import { fenceLines } from '../texts/fenceLines.ts'

/** `Term`, and `: its meaning` below it, become an item of a list. No line moves. */
export function withDefinitions(body: string): string {
  if (!/^:[ \t]/m.test(body)) return body
  const isCode = fenceLines(body)
  const lines = body.split('\n')
  for (const [index, line] of lines.entries()) {
    if (isCode[index] || !/^:[ \t]+\S/.test(line)) continue
    lines[index] = line.replace(/^:[ \t]+/, '  ')
    const isBelow = lines[index - 1]?.trim() !== ''
    const term = isBelow ? index - 1 : index - 2
    const written = lines[term]
    // A second meaning of the same term has no term of its own.
    if (written === undefined || isCode[term] || /^(?:[ \t]|$)/.test(written)) continue
    lines[term] = `- ${written}${isBelow ? '\\' : ''}`
  }
  return lines.join('\n')
}
