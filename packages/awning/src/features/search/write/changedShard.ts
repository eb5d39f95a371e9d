import { changedSteps } from './changedSteps.ts'
import type { Weight } from './pageTerms.ts'

/**
 * A stored shard in which terms get and lose pages. Only the pages of these terms are decoded; what is between them is
 * copied as text, as `shardText` has written it: `{"term":[steps],"term":[steps]}`, in the order of the terms.
 */
export class ChangedShard {
  readonly #text: string
  readonly #changes = new Map<string, Map<number, Weight | undefined>>()

  constructor(text: string) {
    this.#text = text
  }

  add(term: string, page: number, weight: Weight): void {
    this.#changesOf(term).set(page, weight)
  }

  remove(term: string, page: number): void {
    this.#changesOf(term).set(page, undefined)
  }

  /** The result does not depend on the order of the changes. */
  write(): string {
    const text = this.#text
    const parts: string[] = []
    let at = text === '{}' ? text.length : 1
    let copied = at
    for (const [term, changes] of [...this.#changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
      let next = termAt(text, at)
      while (next && next.term < term) {
        at = next.end
        next = termAt(text, at)
      }
      if (at > copied) parts.push(text.slice(copied, at - 1))
      const written = next?.term === term ? next : undefined
      const steps = changedSteps(written ? text.slice(written.steps, written.end - 2) : '', changes)
      if (steps !== '') parts.push(`${JSON.stringify(term)}:[${steps}]`)
      at = written?.end ?? at
      copied = at
    }
    if (copied < text.length) parts.push(text.slice(copied, -1))
    return `{${parts.join()}}`
  }

  #changesOf(term: string): Map<number, Weight | undefined> {
    const changes = this.#changes.get(term) ?? new Map<number, Weight | undefined>()
    this.#changes.set(term, changes)
    return changes
  }
}

interface WrittenTerm {
  readonly term: string
  /** Where its steps begin. */
  readonly steps: number
  /** Behind the comma or brace that follows it. */
  readonly end: number
}

/** The term that is written at a position; undefined at the end. */
function termAt(text: string, at: number): WrittenTerm | undefined {
  if (at >= text.length) return undefined
  let quote = text.indexOf('"', at + 1)
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  const term = text.slice(at + 1, quote)
  const steps = quote + '":['.length
  return {
    term: term.includes('\\') ? String(JSON.parse(`"${term}"`)) : term,
    steps,
    end: text.indexOf(']', steps) + '],'.length,
  }
}

/** After an odd number of backslashes: each two of them are one of the term. */
function isEscaped(text: string, quote: number): boolean {
  let before = quote
  while (text[before - 1] === '\\') before -= 1
  return (quote - before) % 2 === 1
}
