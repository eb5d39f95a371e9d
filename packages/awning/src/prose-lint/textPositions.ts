import type { SourcePosition } from '../markdown/writeContext.ts'
import { LineStarts } from '../text/lineStarts.ts'

/** A file's text that converts between line and column, and offset. */
export class TextPositions {
  readonly source: string
  readonly #lines: LineStarts

  constructor(source: string) {
    this.source = source
    this.#lines = new LineStarts(source)
  }

  offsetOf({ line, column }: SourcePosition): number {
    return (this.#lines.startOf(line) ?? this.source.length) + column - 1
  }

  positionOf(offset: number): SourcePosition {
    return this.#lines.positionOf(offset)
  }

  lineAt(line: number): string {
    const start = this.#lines.startOf(line) ?? this.source.length
    return this.source.slice(start, this.#lines.startOf(line + 1)).trimEnd()
  }

  /** A few characters around an offset, on its line, so that an author recognises the position. */
  excerpt(offset: number): string {
    const { line, column } = this.positionOf(offset)
    const text = this.lineAt(line)
    const from = Math.max(0, column - 1 - 8)
    return text.slice(from, column - 1 + 10).trim()
  }
}
