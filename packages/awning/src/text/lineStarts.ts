/** Where the lines of a text begin, for texts in which thousands of positions are looked up. */
export class LineStarts {
  readonly #starts = [0]

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
      this.#starts.push(at + 1)
  }

  /** Where a line begins; undefined for one that the text does not have. The first one has the number 1. */
  startOf(line: number): number | undefined {
    return this.#starts[line - 1]
  }

  /** Where an offset is, as editors count: both numbers begin with 1. */
  positionOf(offset: number): { line: number; column: number } {
    const line = this.#lineAt(offset)
    return { line, column: offset - (this.startOf(line) ?? 0) + 1 }
  }

  /** How many lines begin at the offset or before it. */
  #lineAt(offset: number): number {
    let [low, high] = [0, this.#starts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}
