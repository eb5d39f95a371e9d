import { basename } from 'node:path'
import type { CacheStore, Namespace } from '../../cache/cacheStore.ts'
import { hash } from '../../cache/hash.ts'
import { currentState, type FileState } from '../../cache/reads.ts'
import { hashSource, Recording } from '../../cache/recording.ts'
import { sourceName, sourcePath } from '../../cache/sourcePaths.ts'

export interface CachedBundleOptions {
  readonly root: string
  readonly cache: CacheStore
  readonly namespace: Namespace
  /** Hash of what the bundle depends on besides the loaded files: entries, settings, the engine. */
  readonly key: string
  /** Bundles into a folder, and returns the files that were loaded. */
  readonly make: (folder: string) => Promise<readonly string[]>
}

/** The files that were loaded for the last bundle with a key. */
interface BundleReads {
  readonly time: number
  readonly files: Readonly<Record<string, FileState | null>>
}

/**
 * The folder of a bundle: a cached one if the files that were loaded for it are unchanged, otherwise a
 * new one. It contains no absolute paths, so a site can be moved with its cache.
 */
export async function cachedBundle(options: CachedBundleOptions): Promise<string> {
  const { root, cache, namespace, key, make } = options
  const known = cache.values<BundleReads>(namespace)
  const folders = cache.folders(namespace)
  const last = known.get(key)
  const found = last && folders.find(bundleHash(key, currentHashes(root, last)))
  if (found) return found
  const folder = await folders.make(async (building) => {
    const time = Date.now()
    const reads = { time, files: statesOf(root, await make(building), time) }
    known.set(key, reads)
    return bundleHash(
      key,
      Object.entries(reads.files).map(([name, state]) => [name, state?.hash ?? '']),
    )
  })
  known.flush()
  return folder
}

export const bundleHashOf = (folder: string): string => basename(folder)

function bundleHash(key: string, files: readonly (readonly [string, string])[]): string {
  return hash(key, JSON.stringify(files))
}

function currentHashes(root: string, { time, files }: BundleReads): [string, string][] {
  return Object.entries(files).map(([name, state]) => [
    name,
    hashSource(sourcePath(root, name), state, time),
  ])
}

function statesOf(
  root: string,
  paths: readonly string[],
  start: number,
): Record<string, FileState | null> {
  const states = paths.map((path) => {
    const state = currentState(path)
    // A file that changed while bundling may have been loaded before or after that, so its hash is unknown.
    const isUncertain = state !== null && state.changed >= start - clockLagMs
    const known = isUncertain ? { ...state, hash: `changed at ${state.changed}` } : state
    Recording.current?.file(path, known)
    return [sourceName(root, path), known] as const
  })
  return Object.fromEntries(states)
}

/** Timestamps of file systems may lag behind `Date.now()` by this many milliseconds. */
const clockLagMs = 10
