import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { shortHash } from '../../cache/hash.ts'
import { scriptWithHash } from '../output/hashAtEnd.ts'
import { listFolder } from '../output/listFolder.ts'

/** Appends to each script the hash of its bytes, after the last change to the bundle. */
export async function addScriptHashes(folder: string): Promise<void> {
  const scripts = listFolder(folder).filter((name) => name.endsWith('.js'))
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(folder, name)
      await writeFile(file, scriptWithHash(basename(name), await readFile(file)))
    }),
  )
}

/** Changes the names of scripts, so that caches do not confuse them with files of the same code without a hash at the end. */
export function scriptNames(): Plugin {
  return { name: 'awning:script-names', augmentChunkHash: () => 'hash at the end' }
}

/** Names files that code imports by a hash of their bytes, like the files that texts use. */
export function assetFileName({ source }: Rolldown.PreRenderedAsset): string {
  return `assets/[name]-${shortHash(source)}[extname]`
}
