import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { SiteConfig } from '../config/site.ts'
import { DiskCache } from '../cache/diskCache.ts'
import { lintContent } from '../prose-lint/lintContent.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { engineStamp } from './bundle/engineStamp.ts'

/** Lints all texts; the results for files that have not changed come from a cache on disk. */
export function lintWithCache(loaded: Loaded, config: SiteConfig, cacheDir: string): Diagnostic[] {
  const cache = new DiskCache<Diagnostic[]>(join(cacheDir, 'prose-lint'))
  const stamp = engineStamp([])
  const suggestions = lintContent(loaded, config, (parts, work) => {
    const key = createHash('sha256')
      .update(JSON.stringify([stamp, ...parts]))
      .digest('hex')
    const known = cache.get(key)
    if (known) return known
    const found = work()
    cache.set(key, found)
    return found
  })
  cache.flush()
  return suggestions
}
