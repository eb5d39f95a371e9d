import type { MarkdownNode } from '../../markdown/parser.ts'
import type { SourcePosition } from '../../markdown/writeContext.ts'
import { LineStarts } from '../../text/lineStarts.ts'

/** Replaces a line break that must not be removed as a gap. `textMarkdown` removes NUL from the source. */
export const protectedBreak = '\0'

/** Collects replacements by source position and applies them; everything else stays byte for byte. */
export class Edits {
  readonly lines: readonly string[]
  readonly #source: string
  readonly #starts: LineStarts
  readonly #edits: { readonly from: number; readonly to: number; readonly text: string }[] = []

  constructor(source: string) {
    this.#source = source
    this.lines = source.split('\n')
    this.#starts = new LineStarts(source)
  }

  slice(from: SourcePosition, to: SourcePosition): string {
    return this.#source.slice(this.#offset(from), this.#offset(to))
  }

  replace(from: SourcePosition, to: SourcePosition, text: string): void {
    this.#edits.push({ from: this.#offset(from), to: this.#offset(to), text })
  }

  /** Blank lines between these positions belong to the text and are not gaps left by an edit. */
  protectBreaks(from: SourcePosition, to: SourcePosition): void {
    const end = this.#offset(to)
    for (let at = this.#offset(from); at < end; at++)
      if (this.#source[at] === '\n')
        this.#edits.push({ from: at, to: at + 1, text: protectedBreak })
  }

  /** The indent or `>` that a following line of the same list or quote needs. */
  indent({ line, column }: SourcePosition): string {
    const following = this.lines[line]?.slice(0, column - 1) ?? ''
    return following.length === column - 1 && /^[\s>]*$/.test(following)
      ? following
      : ' '.repeat(column - 1)
  }

  /** The changed text, without the gaps that removed blocks leave. */
  apply(): string {
    let text = ''
    let at = 0
    for (const edit of this.#edits.toSorted((a, b) => a.from - b.from)) {
      // This edit is inside of a range that was replaced already.
      if (edit.from < at) continue
      text += this.#source.slice(at, edit.from) + edit.text
      at = edit.to
    }
    return withoutGaps(text + this.#source.slice(at)).replaceAll(protectedBreak, '\n')
  }

  #offset({ line, column }: SourcePosition): number {
    return (this.#starts.startOf(line) ?? 0) + column - 1
  }
}

function withoutGaps(text: string): string {
  return text
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** Start and end of a node; the parser sets the position of every node. */
export function positionsOf(node: MarkdownNode): { start: SourcePosition; end: SourcePosition } {
  if (!node.position) throw new Error(`the parser gave a ${node.type} no position`)
  return node.position
}
