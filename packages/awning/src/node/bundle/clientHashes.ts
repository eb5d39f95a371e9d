import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { shortHash } from '../../cache/hash.ts'
import { scriptWithHash } from '../output/hashAtEnd.ts'
import { listFolder } from '../output/listFolder.ts'

/** Adds to each script the hash of its bytes, once the bundler has written them for good. */
export async function addScriptHashes(folder: string): Promise<void> {
  const scripts = listFolder(folder).filter((name) => name.endsWith('.js'))
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(folder, name)
      await writeFile(file, scriptWithHash(basename(name), await readFile(file)))
    }),
  )
}

/** Scripts with a hash at their end are other files than those without: caches must not mix them up. */
export function scriptNames(): Plugin {
  return { name: 'awning:script-names', augmentChunkHash: () => 'hash at the end' }
}

/** Files that code imports are named by their bytes, as those are that texts name. */
export function assetFileName({ source }: Rolldown.PreRenderedAsset): string {
  return `assets/[name]-${shortHash(source)}[extname]`
}
