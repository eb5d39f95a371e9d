import type { MarkdownNode } from '../../markdown/parser.ts'
import type { Place } from '../../markdown/writing.ts'

/** Stands for a line break that is kept whatever is around it: NUL cannot stand in Markdown. */
const keptBreak = '\0'

/** Changes to a text, by the places of its source; what none of them touches stays as its author wrote it. */
export class Edits {
  readonly lines: readonly string[]
  readonly #source: string
  readonly #starts: number[] = []
  readonly #edits: { readonly from: number; readonly to: number; readonly text: string }[] = []

  constructor(source: string) {
    this.#source = source
    this.lines = source.split('\n')
    let at = 0
    for (const line of this.lines) {
      this.#starts.push(at)
      at += line.length + 1
    }
  }

  slice(from: Place, to: Place): string {
    return this.#source.slice(this.#offset(from), this.#offset(to))
  }

  replace(from: Place, to: Place, text: string): void {
    this.#edits.push({ from: this.#offset(from), to: this.#offset(to), text })
  }

  /** Blank lines between these places are the author's, not left over from a change. */
  keepBreaks(from: Place, to: Place): void {
    const end = this.#offset(to)
    for (let at = this.#offset(from); at < end; at++)
      if (this.#source[at] === '\n') this.#edits.push({ from: at, to: at + 1, text: keptBreak })
  }

  /** What a line that follows within the same list or quote begins with. */
  indent({ line, column }: Place): string {
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
      // Inside of what is replaced as a whole.
      if (edit.from < at) continue
      text += this.#source.slice(at, edit.from) + edit.text
      at = edit.to
    }
    return withoutGaps(text + this.#source.slice(at)).replaceAll(keptBreak, '\n')
  }

  #offset({ line, column }: Place): number {
    return (this.#starts[line - 1] ?? 0) + column - 1
  }
}

function withoutGaps(text: string): string {
  return text
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** Where a node begins and ends; the parser gives every node its place. */
export function placesOf(node: MarkdownNode): { start: Place; end: Place } {
  if (!node.position) throw new Error(`the parser gave a ${node.type} no place`)
  return node.position
}
