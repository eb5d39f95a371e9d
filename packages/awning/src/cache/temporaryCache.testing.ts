import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { CacheStore, type CacheOptions } from './cacheStore.ts'

/** A folder for a cache, for the length of one test. */
export function cacheFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A cache for the length of one test; two with the same folder are like two processes. */
export function temporaryCache(folder = cacheFolder(), options: CacheOptions = {}): CacheStore {
  const cache = new CacheStore(folder, options)
  onTestFinished(() => cache.close())
  return cache
}
