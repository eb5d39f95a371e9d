import { readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { dayOf, type StoredEntry } from './eviction.ts'
import { fileStats } from './fileStats.ts'
import { hash as hashOf } from './hash.ts'
import { makeFolder } from './replaceFile.ts'
import { readSealed, writeSealed } from './sealedFile.ts'
import { removeAbandoned, temporaryName } from './temporaryName.ts'

/** The sizes and checksums of a folder, written when it was complete. */
interface FolderSeal {
  readonly bytes: number
  /** Checksums by path. */
  readonly files: Readonly<Record<string, number>>
}

const sealName = 'complete'
const unfinished = 'unfinished'
const hashPattern = /^[0-9a-f]{32}$/

/** Folders with files that other programs read (bundles), by a hash of everything from which they were made. */
export class FolderCache {
  readonly #folder: string
  readonly #now: number
  readonly #used = new Set<string>()

  constructor(folder: string, now: number) {
    this.#folder = folder
    this.#now = now
  }

  /** The folder, if it exists and every file in it is intact. */
  find(hash: string): string | undefined {
    const folder = join(this.#folder, hash)
    const seal = readSealed<FolderSeal>(join(folder, sealName))?.value
    if (!seal || !isIntact(folder, seal)) return undefined
    this.#used.add(hash)
    this.#markUsed(join(folder, sealName))
    return folder
  }

  #markUsed(seal: string): void {
    try {
      utimesSync(seal, this.#now / 1000, this.#now / 1000)
    } catch {
      // The cache is read-only, so nothing is evicted from it either.
    }
  }

  /** Calls `work` to fill a new folder and return its hash. The folder appears when it is complete, or not at all. */
  async make(work: (folder: string) => Promise<string>): Promise<string> {
    const staging = temporaryName(join(this.#folder, unfinished))
    makeFolder(staging)
    try {
      const hash = await work(staging)
      writeSealed(join(staging, sealName), sealOf(staging))
      return this.#place(staging, hash)
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  }

  /** Another process may have made the same folder first. Any other folder of this name is damaged and is replaced. */
  #place(staging: string, hash: string): string {
    const found = this.find(hash)
    if (found) return found
    const folder = join(this.#folder, hash)
    try {
      rmSync(folder, { recursive: true, force: true })
      renameSync(staging, folder)
    } catch (error) {
      if (!this.find(hash)) throw error
    }
    this.#used.add(hash)
    return folder
  }

  stored(): StoredEntry[] {
    removeAbandoned(this.#folder, (name) => name === unfinished)
    return namesIn(this.#folder).flatMap((id) => {
      const seal = join(this.#folder, id, sealName)
      const time = fileStats(seal)?.mtimeMs ?? 0
      const bytes = readSealed<FolderSeal>(seal)?.value.bytes ?? 0
      return [{ id, bytes, day: dayOf(time), isUsed: this.#used.has(id) }]
    })
  }

  bytesOnDisk(): number {
    return this.stored().reduce((sum, { bytes }) => sum + bytes, 0)
  }

  drop(hashes: ReadonlySet<string>): void {
    for (const hash of hashes) rmSync(join(this.#folder, hash), { recursive: true, force: true })
  }
}

/** Hash of the names and checksums of the files in a part of a folder of the cache. */
export function folderContentHash(folder: string, part: string): string {
  const { files = {} } = readSealed<FolderSeal>(join(folder, sealName))?.value ?? {}
  const inPart = Object.entries(files).filter(([path]) => path.startsWith(`${part}/`))
  // Folders are listed in an order that depends on the file system.
  return hashOf(JSON.stringify(inPart.toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

function sealOf(folder: string): FolderSeal {
  let bytes = 0
  const files = filesIn(folder).map((path) => {
    const data = readFileSync(join(folder, path))
    bytes += data.length
    return [path, crc32(data)] as const
  })
  return { bytes, files: Object.fromEntries(files) }
}

function isIntact(folder: string, { files }: FolderSeal): boolean {
  try {
    return Object.entries(files).every(
      ([path, checksum]) => crc32(readFileSync(join(folder, path))) === checksum,
    )
  } catch {
    return false
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => hashPattern.test(name))
  } catch {
    return []
  }
}
