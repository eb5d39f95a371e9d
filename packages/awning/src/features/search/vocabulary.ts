import type { Fold } from './fold.ts'
import { foldText } from './foldedText.ts'
import { wordsIn } from './words.ts'

/** Words that are long enough to be mistyped. They are deduplicated before they are split, which is expensive. */
const longWords = /[\w$\u00c0-\u024f\u0370-\u04ff]{3,}/g

/**
 * The words of some texts, and for identifiers the endings that begin with one of their parts. To collect
 * them all takes too long for one key press, so that is done text by text, in tasks between other work.
 */
export class Vocabulary {
  readonly #fold: Fold
  readonly #seen = new Set<string>()
  readonly #words = new Set<string>()
  readonly #waiting: string[] = []

  constructor(fold: Fold) {
    this.#fold = fold
  }

  add(texts: readonly string[]): void {
    if (this.#waiting.length === 0) setTimeout(() => this.#continue())
    for (const text of texts) this.#waiting.push(text)
  }

  /** All words of the texts that were added. */
  get words(): ReadonlySet<string> {
    while (this.#waiting.length > 0) this.#collect()
    return this.#words
  }

  #continue(): void {
    this.#collect()
    if (this.#waiting.length > 0) setTimeout(() => this.#continue())
  }

  #collect(): void {
    for (const word of this.#waiting.shift()?.match(longWords) ?? []) {
      if (this.#seen.has(word)) continue
      this.#seen.add(word)
      for (const part of wordsIn(foldText(word, this.#fold))) this.#words.add(part)
    }
  }
}
