/** Scroll positions of the history entries, for going back and forward. */
export class ScrollPositions {
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

  /** Writes the positions to session storage, for when the reader leaves the site and comes back. */
  persist(): void {
    try {
      for (const [key, position] of this.#positions)
        sessionStorage.setItem(`scroll.${key}`, String(position))
    } catch {
      // Without storage, going back to another document starts at its top.
    }
  }
}
