import { join } from 'node:path'
import { areCurrent } from '../../cache/reads.ts'
import type { SiteConfig } from '../../config/site.ts'
import { changedFolders, filesIn } from '../output/folderTimes.ts'
import type { WrittenOutput } from '../output/outputFolder.ts'
import { readManifest, type BuildManifest } from './buildManifest.ts'
import { currentFacts } from './currentFacts.ts'
import { isAsWritten } from './writtenFiles.ts'

/**
 * The last build, if a new one would have the same result: everything that it read is unchanged, so
 * is its output, and no page was to be published since. Imports little, so that the check is fast.
 */
export function upToDate(options: {
  readonly root: string
  readonly config: SiteConfig
  readonly outDir: string
  readonly cacheDir: string
  /** Whether files may be missing that it has left to a later build. */
  readonly mayBePending?: boolean
  /** In milliseconds. */
  readonly now?: number
}): BuildManifest | undefined {
  const { root, config, outDir, cacheDir, mayBePending = false, now = Date.now() } = options
  const manifest = readManifest(cacheDir, outDir)
  const [next] = manifest?.scheduled ?? []
  if (next && Date.parse(next.from) <= now) return undefined
  return manifest &&
    areCurrent(root, manifest.reads, { ...currentFacts(root, config) }) &&
    (mayBePending || manifest.pending.length === 0) &&
    isIntact(outDir, manifest.output)
    ? manifest
    : undefined
}

function isIntact(outDir: string, { files, folders }: WrittenOutput): boolean {
  return (
    files.paths.every((path, at) => isAsWritten(join(outDir, path), files.at(at))) &&
    filesIn(outDir, changedFolders(outDir, folders), folders).every((path) => files.has(path))
  )
}
