import { join } from 'node:path'
import { CachedValues } from './cachedValues.ts'
import { EntryLog, type EntrySource } from './entryLog.ts'
import { dayOf, entriesToEvict, defaultLimits, type Limits } from './eviction.ts'
import { FolderCache } from './folderCache.ts'
import type { RemoteCache } from './remote/remoteCache.ts'
import { readSealed, writeSealed } from './sealedFile.ts'
import { removeAbandoned } from './temporaryName.ts'
import { TextStore } from './textStore.ts'

/** The separate caches; each is a folder. */
const namespaces = [
  'content',
  'frontMatter',
  'texts',
  'highlight',
  'types',
  'lint',
  'pictures',
  'search',
  'social',
  'engine',
  'siteModules',
] as const

export type Namespace = (typeof namespaces)[number]

/** Large entries of which a build reads few. */
const trustedNamespaces: ReadonlySet<Namespace> = new Set(['texts', 'search'])

/** Small entries of which a build reads nearly all. */
const wholeNamespaces: ReadonlySet<Namespace> = new Set(['content', 'frontMatter'])

/** Entries that machines share one by one. Compiled texts are shared together with what they refer to, and by other code. */
const sharedNamespaces = ['highlight', 'pictures', 'social'] as const satisfies Namespace[]

export interface CacheOptions {
  /** A cache behind this one, which machines share. */
  readonly remote?: RemoteCache | undefined
  readonly limits?: Limits
  /** The time, for tests. */
  readonly now?: number
  /** Whether texts and search indexes are not verified before they are needed; by whoever begins again with `distrust` or without it if one is damaged. */
  readonly isTrusted?: boolean
}

interface Eviction {
  readonly day: number
  /** What was left, in bytes. */
  readonly bytes: number
}

/** A cache whose entries are all in use is not looked through again before it has grown by this factor. */
const growth = 1.25

/**
 * Everything that is stored between runs, below one folder. Any of its files may be deleted or damaged
 * at any time, or come from another machine: then its content is made again, and nothing else is
 * lost. It contains no absolute paths, so the folder may be moved.
 */
export class CacheStore {
  readonly folder: string
  readonly remote: RemoteCache | undefined
  readonly #now: number
  readonly #limits: Limits
  #isTrusted: boolean
  #keepsAll = false
  readonly #logs = new Map<Namespace, EntryLog>()
  readonly #folders = new Map<Namespace, FolderCache>()

  constructor(
    folder: string,
    { remote, limits = defaultLimits, now = Date.now(), isTrusted = false }: CacheOptions = {},
  ) {
    this.folder = folder
    this.remote = remote
    this.#isTrusted = isTrusted
    this.#limits = limits
    this.#now = now
  }

  values<Value>(namespace: Namespace, options: { inMemory?: boolean } = {}): CachedValues<Value> {
    return new CachedValues(this.bytes(namespace), options.inMemory ?? false)
  }

  bytes(namespace: Namespace): EntryLog {
    let log = this.#logs.get(namespace)
    if (!log) {
      const file = join(this.folder, namespace, 'entries.log')
      log = new EntryLog(file, dayOf(this.#now), {
        source: this.#sourceOf(namespace),
        isTrusted: this.#isTrusted && trustedNamespaces.has(namespace),
        isReadWhole: wholeNamespaces.has(namespace),
      })
      this.#logs.set(namespace, log)
    }
    return log
  }

  #sourceOf(namespace: Namespace): EntrySource | undefined {
    const { remote } = this
    const shared = sharedNamespaces.find((name) => name === namespace)
    if (!remote || !shared) return undefined
    return {
      get: (hash) => remote.get(shared, hash),
      put: (hash, bytes) => remote.put(shared, hash, bytes),
    }
  }

  texts(): TextStore {
    return new TextStore(this.values('texts'))
  }

  folders(namespace: Namespace): FolderCache {
    let folders = this.#folders.get(namespace)
    if (!folders) {
      folders = new FolderCache(join(this.folder, namespace), this.#now)
      this.#folders.set(namespace, folders)
    }
    return folders
  }

  /** Whether entries are taken to be there and intact until they are needed. */
  get isTrusted(): boolean {
    return this.#isTrusted
  }

  /** The day that entries are marked with, since 1970. */
  get today(): number {
    return dayOf(this.#now)
  }

  /** Drops nothing in this process, which has not looked up everything that is in use. */
  keepAll(): void {
    this.#keepsAll = true
  }

  /** Verifies everything from now on, because something turned out to be missing or damaged. */
  distrust(): void {
    this.#isTrusted = false
    for (const log of this.#logs.values()) log.distrust()
  }

  flush(): void {
    for (const log of this.#logs.values()) log.flush()
  }

  /** Drops entries that exceed the limits, and what killed processes were writing. Runs once a day, unless the cache is too large. */
  evict(): void {
    this.flush()
    if (this.#keepsAll) return
    const { today } = this
    const file = join(this.folder, 'eviction.json')
    const owners = namespaces.flatMap((name) => [this.bytes(name), this.folders(name)])
    const bytesOnDisk = () => owners.reduce((sum, owner) => sum + owner.bytesOnDisk(), 0)
    const last = readSealed<Eviction>(file)?.value
    const limit = Math.max(this.#limits.bytes, growth * (last?.bytes ?? 0))
    if (last?.day === today && bytesOnDisk() <= limit) return
    for (const name of ['', ...namespaces]) removeAbandoned(join(this.folder, name))
    const entries = owners.flatMap((owner) => owner.stored().map((entry) => ({ ...entry, owner })))
    const dropped = entriesToEvict(entries, today, this.#limits)
    for (const owner of owners)
      attempt(() =>
        owner.drop(new Set(dropped.filter((entry) => entry.owner === owner).map(({ id }) => id))),
      )
    writeSealed(file, { day: today, bytes: bytesOnDisk() } satisfies Eviction)
  }

  close(): void {
    for (const log of this.#logs.values()) log.close()
  }
}

/** Ignores errors: what cannot be dropped now, because another process has it open, is dropped another day. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    return
  }
}
