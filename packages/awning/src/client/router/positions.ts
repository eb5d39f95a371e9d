/** Where the reader was on each entry of the history, for the way back. */
export class Positions {
  readonly #positions = new Map<string, number>()

  save(key: string, position: number): void {
    this.#positions.set(key, position)
  }

  get(key: string): number | undefined {
    const known = this.#positions.get(key)
    if (known !== undefined) return known
    try {
      const stored = sessionStorage.getItem(`scroll.${key}`)
      return stored === null ? undefined : Number(stored)
    } catch {
      return undefined
    }
  }

  /** For documents to come: another origin may stand between now and the way back. */
  keep(): void {
    try {
      for (const [key, position] of this.#positions)
        sessionStorage.setItem(`scroll.${key}`, String(position))
    } catch {
      // Without storage the way back starts at the top.
    }
  }
}
