import { join } from 'node:path'
import { areCurrent } from '../../cache/reads.ts'
import type { SiteConfig } from '../../config/site.ts'
import { listFolder } from '../output/listFolder.ts'
import { isAsWritten, readManifest, type BuildManifest } from './buildManifest.ts'
import { currentFacts } from './currentFacts.ts'

/**
 * The last build, if another would make the same: everything it read is the same now, and its output is
 * as it left it. Nothing of what builds has to be loaded to find that out.
 */
export function upToDate(options: {
  readonly root: string
  readonly config: SiteConfig
  readonly outDir: string
  readonly cacheDir: string
}): BuildManifest | undefined {
  const { root, config, outDir, cacheDir } = options
  const manifest = readManifest(cacheDir, outDir)
  return manifest &&
    areCurrent(root, manifest.reads, { ...currentFacts(root, config) }) &&
    isIntact(outDir, manifest)
    ? manifest
    : undefined
}

function isIntact(outDir: string, { files }: BuildManifest): boolean {
  const written = Object.entries(files)
  return (
    listFolder(outDir).length === written.length &&
    written.every(([path, file]) => isAsWritten(join(outDir, path), file))
  )
}
