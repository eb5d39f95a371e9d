import type { CachedValues } from './cachedValues.ts'
import { MissingFromCache } from './missingFromCache.ts'

/**
 * Compiled texts, each under the hash of itself. A site of any size is held in memory as titles and
 * addresses; a text is read when its page is rendered, by whichever thread renders it.
 */
export class TextStore {
  readonly #values: CachedValues<unknown>

  constructor(values: CachedValues<unknown>) {
    this.#values = values
  }

  /** Stores a text, and returns the hash it is found by. */
  put(text: unknown): string {
    return this.#values.put(text)
  }

  has(hash: string): boolean {
    return this.#values.has(hash)
  }

  /** What was stored, in whatever form it was. */
  get<Text>(hash: string): Text {
    const text = this.#values.get(hash)
    if (text === undefined) throw new MissingFromCache(`the text ${hash}`)
    return text as Text
  }
}
