import { changedSteps } from './changedSteps.ts'
import type { Weight } from './pageTerms.ts'
import { shardText } from './shardText.ts'

/** A term and its steps, as `shardText` writes them. */
const writtenTerm = /"((?:[^"\\]|\\.)*)":\[([\d,]*)\]/g

/** A stored shard in which terms get and lose pages. Only these terms are decoded; the others are copied as text. */
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
    const steps = new Map<string, string>()
    for (const [, term = '', written = ''] of this.#text.matchAll(writtenTerm))
      steps.set(unescaped(term), written)
    for (const [term, changes] of this.#changes) {
      const changed = changedSteps(steps.get(term) ?? '', changes)
      if (changed === '') steps.delete(term)
      else steps.set(term, changed)
    }
    return shardText([...steps])
  }

  #changesOf(term: string): Map<number, Weight | undefined> {
    const changes = this.#changes.get(term) ?? new Map<number, Weight | undefined>()
    this.#changes.set(term, changes)
    return changes
  }
}

function unescaped(term: string): string {
  return term.includes('\\') ? String(JSON.parse(`"${term}"`)) : term
}
