import type { FileState, Reads } from '../../cache/reads.ts'

/**
 * Reads as the manifest stores them: the same property of all files in one list, which takes a fraction of
 * the time of an object per file to write and to read. A large site has tens of thousands of them.
 */
export interface StoredReads {
  readonly time: number
  readonly names: readonly string[]
  /** Empty if the bytes were not read. */
  readonly hashes: readonly string[]
  /** Negative if there was no such file. */
  readonly sizes: readonly number[]
  readonly modified: readonly number[]
  readonly changed: readonly number[]
  readonly folders: readonly (readonly [name: string, hash: string])[]
  readonly facts: readonly (readonly [name: string, value: string])[]
}

const missing = -1

export function storeReads({ time, files, folders, facts }: Reads): StoredReads {
  const states = [...files.values()]
  return {
    time,
    names: [...files.keys()],
    hashes: states.map((state) => state?.hash ?? ''),
    sizes: states.map((state) => state?.size ?? missing),
    modified: states.map((state) => state?.modified ?? 0),
    changed: states.map((state) => state?.changed ?? 0),
    folders: [...folders],
    facts: [...facts],
  }
}

export function restoreReads({ names, folders, facts, time, ...states }: StoredReads): Reads {
  const files = new Map<string, FileState | null>()
  for (const [at, name] of names.entries()) files.set(name, stateAt(states, at))
  return { time, files, folders: new Map(folders), facts: new Map(facts) }
}

type StoredStates = Pick<StoredReads, 'hashes' | 'sizes' | 'modified' | 'changed'>

function stateAt(stored: StoredStates, at: number): FileState | null {
  const size = stored.sizes[at] ?? missing
  if (size === missing) return null
  const hash = stored.hashes[at] ?? ''
  const [modified, changed] = [stored.modified[at] ?? 0, stored.changed[at] ?? 0]
  return hash === '' ? { size, modified, changed } : { hash, size, modified, changed }
}
