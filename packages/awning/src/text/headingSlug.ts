// GitHub keeps letters, marks, decimal digits, `_`, `-` and white space, and drops everything else.
const DROPPED = /[^\p{Alphabetic}\p{M}\p{Nd}_\-\s]/gu
// These are marks by category, but the emoji or keycap that they belong to is dropped.
const EMOJI_MARKS = /[\uFE0E\uFE0F\u20E3]/gu

/** The GitHub-style id of a heading's text. Empty for a heading of emoji or punctuation alone. */
export function headingSlug(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(EMOJI_MARKS, '')
    .replace(DROPPED, '')
    .replace(/\s/gu, '-')
}

const NAMELESS = 'section'

/** Assigns the heading ids of one page, which are unique. */
export class HeadingIds {
  /** Explicit ids that an earlier heading already had. */
  readonly duplicates: string[] = []
  readonly #taken = new Set<string>()
  readonly #reserved: Set<string>
  /** The last number behind an id, because counting from 1 again takes minutes with thousands of equal headings. */
  readonly #numbers = new Map<string, number>()

  /** `explicit`: the ids written further down the page, which no generated id may take first. */
  constructor(explicit: Iterable<string> = []) {
    this.#reserved = new Set(explicit)
  }

  /** The next heading's id. A repeated explicit id is reported and numbered, so ids stay unique. */
  take(text: string, explicit?: string): string {
    if (explicit !== undefined) {
      this.#reserved.delete(explicit)
      if (this.#taken.has(explicit)) this.duplicates.push(explicit)
    }
    const id = this.#firstFree(explicit ?? (headingSlug(text) || NAMELESS))
    this.#taken.add(id)
    return id
  }

  #firstFree(wanted: string): string {
    let id = wanted
    let number = this.#numbers.get(wanted) ?? 0
    while (this.#taken.has(id) || this.#reserved.has(id)) {
      number += 1
      id = `${wanted}-${number}`
    }
    this.#numbers.set(wanted, number)
    return id
  }
}
