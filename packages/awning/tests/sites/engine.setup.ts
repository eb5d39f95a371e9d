import { join } from 'node:path'
import { CacheStore } from '../../src/cache/cacheStore.ts'
import { buildEngine } from '../../src/node/bundle/buildEngine.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** One bundled engine for every fixture site: a fixture then costs well under a second. */
export default async function setup(): Promise<void> {
  const cacheDir = join(repositoryRoot, '.cache')
  await buildEngine({ root: repositoryRoot, base: '/', cacheDir, modules: {} })
  const cache = new CacheStore(cacheDir)
  cache.evict()
  cache.close()
}
