import type { SourcePosition } from '../markdown/writeContext.ts'

/** A file's text that converts between line and column, and offset. */
export class TextPositions {
  readonly source: string
  readonly #lineStarts: readonly number[]

  constructor(source: string) {
    this.source = source
    this.#lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  offsetOf({ line, column }: SourcePosition): number {
    return (this.#lineStarts[line - 1] ?? this.source.length) + column - 1
  }

  positionOf(offset: number): SourcePosition {
    const line = this.#lineStarts.findLastIndex((start) => start <= offset) + 1
    return { line, column: offset - (this.#lineStarts[line - 1] ?? 0) + 1 }
  }

  lineAt(line: number): string {
    const start = this.#lineStarts[line - 1] ?? this.source.length
    return this.source.slice(start, this.#lineStarts[line] ?? this.source.length + 1).trimEnd()
  }

  /** A few characters around an offset, on its line, so that an author recognises the position. */
  excerpt(offset: number): string {
    const { line, column } = this.positionOf(offset)
    const text = this.lineAt(line)
    const from = Math.max(0, column - 1 - 8)
    return text.slice(from, column - 1 + 10).trim()
  }
}
