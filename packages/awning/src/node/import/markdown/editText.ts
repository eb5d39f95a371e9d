import type { MarkdownNode } from '../../../markdown/parser.ts'
import { LineStarts } from '../../../text/lineStarts.ts'

/** Replaces what is between two offsets of a text. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits. Of two that overlap, the one that begins first, and then the longer one, is applied. */
export function editText(source: string, edits: readonly TextEdit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    result += source.slice(at, start) + text
    at = end
  }
  return result + source.slice(at)
}

/** Offsets in a text by the line and column that the parser names. */
export class TextOffsets {
  readonly #lines: LineStarts

  constructor(source: string) {
    this.#lines = new LineStarts(source)
  }

  at({ line, column }: { line: number; column: number }): number {
    return (this.#lines.startOf(line) ?? 0) + column - 1
  }

  range(node: MarkdownNode): { start: number; end: number } {
    const { position } = node
    if (!position) throw new Error(`a ${node.type} of the parser has no position`)
    return { start: this.at(position.start), end: this.at(position.end) }
  }
}
