import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { RemoteCache } from '../../src/cache/remote/remoteCache.ts'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import type { Shard } from '../../src/content/shard.ts'
import type { BuildResult } from '../../src/node/buildOptions.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { silent } from '../../src/node/progress.ts'
import { writeFixture, type Files } from './fixtureFiles.ts'
import { sharedEngine } from './fixtureSite.ts'

/** A checkout of a site in a folder of its own, with nothing cached. */
export interface Machine {
  readonly root: string
  readonly warnings: readonly string[]
  build(shard?: Shard): Promise<BuildResult>
}

/** A machine that shares a remote cache at this address, if there is one. Its folder is removed when the test ends. */
export function machine(
  files: Files,
  address?: string,
  settings: Partial<SiteSettings> = {},
  atEnd: (remove: () => void) => void = onTestFinished,
): Machine {
  const { root, remove } = writeFixture(files)
  atEnd(remove)
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  return {
    root,
    warnings,
    async build(shard) {
      return buildSite({
        root,
        config: defineSite({ ...plainSettings, ...settings }, {}),
        outDir: join(root, 'dist'),
        cacheDir: join(root, '.cache'),
        progress: silent,
        engine: await sharedEngine(),
        remote:
          address === undefined ? undefined : new RemoteCache({ address, readOnly: false, warn }),
        shard,
      })
    },
  }
}

/** Every file of the output, by its path, and a hash of what is in it. */
export function outputOf({ root }: Pick<Machine, 'root'>): Record<string, string> {
  const dist = join(root, 'dist')
  if (!existsSync(dist)) throw new Error('nothing was built')
  return Object.fromEntries(
    listFolder(dist)
      .toSorted()
      .map((name) => [name, hash(readFileSync(join(dist, name)))]),
  )
}
