import type { SiteConfig } from '../config/site.ts'
import type { CacheStore } from '../cache/cacheStore.ts'
import { hash } from '../cache/hash.ts'
import { lintContent } from '../prose-lint/lintContent.ts'
import type { Loaded } from '../content/loadedContent.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { engineHash } from './bundle/engineHash.ts'

/** Lints all texts; the results for files that have not changed come from a cache on disk. */
export function lintWithCache(loaded: Loaded, config: SiteConfig, cache: CacheStore): Diagnostic[] {
  const cached = cache.values<Diagnostic[]>('lint')
  return lintContent(loaded, config, (parts, work) => {
    const key = hash(engineHash(), JSON.stringify(parts))
    const known = cached.get(key)
    if (known) return known
    const found = work()
    cached.set(key, found)
    return found
  })
}
