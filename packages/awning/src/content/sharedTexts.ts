import type { RemoteCache } from '../cache/remote/remoteCache.ts'
import type { TextStore } from '../cache/textStore.ts'
import type { CachedEntry } from './compiledEntry.ts'

/** A compiled text as machines share it: with the texts that it refers to, so that one request is enough. */
interface SharedEntry {
  readonly entry: CachedEntry
  readonly texts: readonly unknown[]
}

/** Compiled texts that other machines have stored. Whether one is still valid is for its reader to decide. */
export class SharedTexts {
  readonly #remote: RemoteCache
  readonly #texts: TextStore

  constructor(remote: RemoteCache, texts: TextStore) {
    this.#remote = remote
    this.#texts = texts
  }

  /** The entry, once the texts that it refers to are stored here. */
  async load(key: string): Promise<CachedEntry | undefined> {
    const bytes = await this.#remote.get('compiled', key)
    if (!bytes) return undefined
    // The remote has verified that these are the bytes of `save`.
    const { entry, texts } = JSON.parse(bytes.toString()) as SharedEntry
    for (const text of texts) this.#texts.put(text)
    return entry
  }

  save(key: string, entry: CachedEntry): void {
    const hashes = new Set([entry.text, entry.preview, entry.sections.hash])
    this.#remote.put('compiled', key, () => {
      const texts = Array.from(hashes, (hash) => this.#texts.get<unknown>(hash))
      return Buffer.from(JSON.stringify({ entry, texts } satisfies SharedEntry))
    })
  }
}
