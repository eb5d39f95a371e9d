import type { CachedValues } from './cachedValues.ts'
import { MissingFromCache } from './missingFromCache.ts'

/**
 * Compiled texts, each stored under its own hash. Only titles and addresses of a site are in memory, so
 * that a site of any size fits; a thread reads a text when it renders the page.
 */
export class TextStore {
  readonly #values: CachedValues<unknown>
  /** A page reads its text several times while it is rendered. */
  #last: { readonly hash: string; readonly text: unknown } | undefined

  constructor(values: CachedValues<unknown>) {
    this.#values = values
  }

  /** Stores a text, and returns its hash. */
  put(text: unknown): string {
    return this.#values.put(text)
  }

  /** Stores the JSON of a text whose hash is known, because another thread has made it. */
  add(hash: string, json: Buffer): void {
    this.#values.add(hash, json)
  }

  has(hash: string): boolean {
    return this.#values.has(hash)
  }

  /** The text in the form in which it was stored. */
  get<Text>(hash: string): Text {
    if (this.#last?.hash !== hash) {
      const text = this.#values.get(hash)
      if (text === undefined) throw new MissingFromCache(`the text ${hash}`)
      this.#last = { hash, text }
    }
    return this.#last.text as Text
  }
}
