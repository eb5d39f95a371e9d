import { join } from 'node:path'
import { buildEngine } from '../../src/node/bundle/buildEngine.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** One bundled engine for every fixture site: a fixture then costs well under a second. */
export default async function setup(): Promise<void> {
  await buildEngine({
    root: repositoryRoot,
    base: '/',
    cacheDir: join(repositoryRoot, '.cache'),
    modules: {},
  })
}
