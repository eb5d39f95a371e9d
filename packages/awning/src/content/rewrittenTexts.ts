import type { RewrittenNodes } from '../markdown/rewrittenNodes.ts'

/**
 * What the Markdown of pages writes in another way, of texts that this process has compiled, by the hash of the text. As JSON,
 * because ten thousand small trees would slow down every collection of garbage.
 */
export class RewrittenTexts {
  readonly #found = new Map<string, string>()

  add(textHash: string, nodes: RewrittenNodes): void {
    this.#found.set(textHash, JSON.stringify(nodes))
  }

  /** Adds what another thread has found. */
  addAll(entries: Iterable<readonly [textHash: string, json: string]>): void {
    for (const [textHash, json] of entries) this.#found.set(textHash, json)
  }

  /** Gives away what was found: a text is written once. */
  take(textHash: string): RewrittenNodes | undefined {
    const json = this.#found.get(textHash)
    if (json === undefined) return undefined
    this.#found.delete(textHash)
    return JSON.parse(json) as RewrittenNodes
  }

  /** Gives away everything. */
  takeAll(): [textHash: string, json: string][] {
    const all = [...this.#found]
    this.#found.clear()
    return all
  }
}
