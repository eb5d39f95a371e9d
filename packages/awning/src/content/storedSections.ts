import type { TextStore } from '../cache/textStore.ts'
import type { TextSection } from './model.ts'

/** The plain text of an entry by heading, for search; read from disk when it is accessed. */
export class StoredSections {
  readonly hash: string
  /** Size of all sections together. */
  readonly bytes: number
  readonly #texts: TextStore

  constructor(hash: string, bytes: number, texts: TextStore) {
    this.hash = hash
    this.bytes = bytes
    this.#texts = texts
  }

  read(): readonly TextSection[] {
    return this.#texts.get<TextSection[]>(this.hash)
  }
}
