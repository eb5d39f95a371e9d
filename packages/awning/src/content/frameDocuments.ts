import { shortHash } from '../cache/hash.ts'
import type { FrameDocument } from './model.ts'

/** Documents that texts contain and pages show in frames, collected for the build to write. */
export class FrameDocuments {
  readonly #base: string
  readonly #documents = new Map<string, FrameDocument>()

  constructor(base: string) {
    this.#base = base
  }

  get all(): readonly FrameDocument[] {
    return [...this.#documents.values()]
  }

  /** Adds a document and returns its public address, which has a hash of it, like every file of `assets/`. */
  add(html: string): string {
    const name = `live-${shortHash(html)}.html`
    this.#documents.set(name, { name, html })
    return `${this.#base}assets/${name}`
  }
}
