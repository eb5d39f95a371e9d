export interface PlainElement {
  readonly name: string
  /** The HTML to write at its start and at its end. */
  readonly start: string
  readonly end: string
  /** Whether its content is left out. */
  readonly drops: boolean
}

interface OpenElement extends PlainElement {
  /** How many pieces were written before it, and how many of them up to the last one that is not blank. */
  readonly pieces: number
  readonly filled: number
}

/**
 * Writes elements, and leaves out paragraphs of which nothing is left. It keeps counts in place of looking at what is written
 * or open, because a changelog has thousands of elements, and an author may leave all of them open.
 */
export class PlainWriter {
  readonly #written: string[] = []
  /** How many pieces are written up to the last one that is not blank. */
  #filled = 0
  #isBehindEmpty = false
  readonly #open: OpenElement[] = []
  /** How many open elements there are of each name. */
  readonly #counts = new Map<string, number>()
  /** How many open elements are left out. */
  #dropping = 0

  write(text: string): void {
    if (this.#dropping > 0) return
    const added = this.#isBehindEmpty ? text.trimStart() : text
    if (added === '') return
    this.#isBehindEmpty = false
    this.#written.push(added)
    if (added.trim() !== '') this.#filled = this.#written.length
  }

  open(element: PlainElement): void {
    const place = { pieces: this.#written.length, filled: this.#filled }
    this.write(element.start)
    this.#open.push({ ...element, ...place })
    this.#count(element, 1)
  }

  /** Ends elements from the innermost on, up to one of this name; nothing if there is none. */
  close(name: string): void {
    if (!this.#counts.get(name)) return
    let last = this.#closeLast()
    while (last !== name) last = this.#closeLast()
  }

  finish(): string {
    while (this.#open.length > 0) this.#closeLast()
    return this.#written.join('').trim()
  }

  #closeLast(): string | undefined {
    const last = this.#open.pop()
    if (!last) return undefined
    this.#count(last, -1)
    if (this.#isEmptyParagraph(last)) {
      // Also the whitespace after it.
      this.#written.length = last.pieces
      this.#filled = last.filled
      this.#isBehindEmpty = true
    } else this.write(last.end)
    return last.name
  }

  /** Whether a paragraph contained only controls. */
  #isEmptyParagraph({ name, start, pieces }: OpenElement): boolean {
    return (
      name === 'p' &&
      start === '<p>' &&
      this.#written[pieces] === start &&
      this.#filled === pieces + 1
    )
  }

  #count({ name, drops }: PlainElement, change: 1 | -1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change)
    if (drops) this.#dropping += change
  }
}
