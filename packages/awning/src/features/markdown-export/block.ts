import type { SourcePosition } from '../../markdown/writeContext.ts'
import type { Edits } from './edits.ts'

/** Indents a block for a position in the source; below a line of text, a blank line is put before it. */
export function blockAt(text: string, start: SourcePosition, edits: Edits): string {
  const indent = edits.indent(start)
  const lines = text.split('\n').map((line, index) => {
    if (index === 0) return line
    return line === '' ? indent.trimEnd() : indent + line
  })
  return (isBelowText(start, edits) ? `\n${indent}` : '') + lines.join('\n')
}

/** Like `blockAt`, for a block that replaces lines of the source; text right below gets a blank line before it. */
export function blockBetween(
  text: string,
  start: SourcePosition,
  end: SourcePosition,
  edits: Edits,
): string {
  const isAboveText = !isBlank(edits.lines[end.line])
  const gap = isAboveText ? `\n${edits.indent(start).trimEnd()}` : ''
  return blockAt(text, start, edits) + gap
}

export function quoted(text: string): string {
  return text.replace(/^.*$/gm, (line) => (line === '' ? '>' : `> ${line}`))
}

function isBelowText({ line, column }: SourcePosition, { lines }: Edits): boolean {
  // A block right after a list marker has nothing above it.
  const isFirst = /^[\s>]*$/.test(lines[line - 1]?.slice(0, column - 1) ?? '')
  return isFirst && !isBlank(lines[line - 2])
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || /^[\s>]*$/.test(line)
}
