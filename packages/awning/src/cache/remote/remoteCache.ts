import { longHash } from '../hash.ts'
import { Channel } from './channel.ts'
import { openEntry, sealEntry } from './sealedEntry.ts'

/** What machines share. An entry of each is found by a hash of everything from which it was made. */
export type RemoteNamespace = 'compiled' | 'highlight' | 'pictures' | 'social' | 'pages' | 'files'

const pictureNamespaces: ReadonlySet<RemoteNamespace> = new Set(['pictures', 'social'])

export interface RemoteOptions {
  /** Entries are below this address. */
  readonly address: string
  /** The value of the header `Authorization`. */
  readonly authorization?: string | undefined
  /** Nothing is stored there. */
  readonly readOnly: boolean
  readonly warn: (text: string) => void
  /** In milliseconds, for each request. */
  readonly timeLimit?: number | undefined
}

/** What a build took from the remote, and what it stored there. */
export interface RemoteCounts {
  readonly found: number
  readonly missing: number
  readonly saved: number
}

/**
 * A cache that machines share, behind plain HTTP: GET and PUT of `<address>/<64 hexadecimal digits>`.
 * Nothing depends on it. Whatever goes wrong with it costs time alone.
 */
export class RemoteCache {
  readonly #options: RemoteOptions
  readonly #reading: Channel
  readonly #writing: Channel
  readonly #headers: Readonly<Record<string, string>>
  readonly #uploads = new Set<Promise<void>>()
  #counts = { found: 0, missing: 0, saved: 0 }

  constructor(options: RemoteOptions) {
    const { address, authorization, warn, timeLimit = 10_000 } = options
    this.#options = options
    this.#headers = authorization === undefined ? {} : { authorization }
    this.#reading = new Channel({
      limit: 32,
      timeLimit,
      onClosed: (reason) =>
        warn(`The remote cache ${address} is not used any further: ${reason}. The build goes on.`),
    })
    // Fewer, so that uploads leave room for what the build waits for.
    this.#writing = new Channel({
      limit: 8,
      timeLimit,
      onClosed: (reason) =>
        warn(
          `Nothing more is stored in the remote cache ${address}: ${reason}. The build goes on.`,
        ),
    })
  }

  get isReadOnly(): boolean {
    return this.#options.readOnly
  }

  get counts(): RemoteCounts {
    return this.#counts
  }

  /** Why something could not be stored; undefined if everything was. */
  get storeFailure(): string | undefined {
    // Nothing is stored either where nothing can be read.
    const unreadable = this.#reading.isOpen ? undefined : this.#reading.lastFailure
    return this.#writing.lastFailure ?? unreadable
  }

  /** Undefined if there is no such entry, or it is damaged, or the remote does not respond. */
  async get(namespace: RemoteNamespace, key: string): Promise<Buffer | undefined> {
    const name = nameOf(namespace, key)
    const sealed = await this.#reading.send(this.#at(name), async () => ({
      headers: this.#headers,
    }))
    const bytes = sealed && (await openEntry(name, sealed))
    this.#counts[bytes ? 'found' : 'missing'] += 1
    return bytes
  }

  /** Stores an entry in the background; `bytes` is called when it is sent, so that what waits takes no memory. */
  put(namespace: RemoteNamespace, key: string, bytes: () => Buffer): void {
    if (this.isReadOnly || !this.#reading.isOpen || !this.#writing.isOpen) return
    const name = nameOf(namespace, key)
    const upload = this.#writing
      .send(this.#at(name), async () => {
        const body = await sealed(name, bytes, pictureNamespaces.has(namespace))
        const headers = { ...this.#headers, 'content-type': 'application/octet-stream' }
        return body && { method: 'PUT', headers, body }
      })
      .then((response) => {
        if (response) this.#counts.saved += 1
        this.#uploads.delete(upload)
      })
    this.#uploads.add(upload)
  }

  /** Resolves when everything that was put is stored, or has failed. */
  async settled(): Promise<void> {
    while (this.#uploads.size > 0) await Promise.all(this.#uploads)
  }

  #at(name: string): string {
    return `${this.#options.address}/${name}`
  }
}

/** Undefined if the bytes cannot be read any more: they come from files that others may delete. */
async function sealed(
  name: string,
  bytes: () => Buffer,
  isPicture: boolean,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await sealEntry(name, bytes(), isPicture)
  } catch {
    return undefined
  }
}

/** Servers of caches accept names that look like a SHA-256, and no others. */
function nameOf(namespace: RemoteNamespace, key: string): string {
  return longHash('awning', namespace, key)
}
