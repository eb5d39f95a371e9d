import { areCurrent } from '../../cache/reads.ts'
import { settingsInputs, settingsInputsFact } from '../../config/settingsInputs.ts'
import type { SiteConfig } from '../../config/site.ts'
import { changedFolders, filesIn } from '../output/folderTimes.ts'
import type { WrittenOutput } from '../output/outputFolder.ts'
import type { BuildManifest } from './buildManifest.ts'
import { currentFacts, factsBesideSettings } from './currentFacts.ts'
import { isAsWritten } from './writtenFiles.ts'

/**
 * Whether a new build would have the same result: everything that the last one read is unchanged, so is its
 * output, and no page was to be published since. Imports little, so that the check is fast.
 */
export function isUpToDate(
  manifest: BuildManifest,
  options: {
    readonly root: string
    /** Undefined if `hasConstantSettings`. */
    readonly config: SiteConfig | undefined
    readonly outDir: string
    /** Whether files may be missing that it has left to a later build. */
    readonly mayBePending?: boolean
    /** In milliseconds. */
    readonly now?: number
  },
): boolean {
  const { root, config, outDir, mayBePending = false, now = Date.now() } = options
  const [next] = manifest.scheduled
  if (next && Date.parse(next.from) <= now) return false
  return (
    (mayBePending || manifest.pending.length === 0) &&
    areCurrent(root, manifest.reads, factsOf(root, config, manifest)) &&
    isIntact(outDir, manifest.output)
  )
}

/** Whether the settings are as they were if their files and a few inputs are, so that they need not be run. */
export function hasConstantSettings({ reads }: BuildManifest): boolean {
  return reads.facts.has(settingsInputsFact)
}

function factsOf(
  root: string,
  config: SiteConfig | undefined,
  { reads }: BuildManifest,
): Readonly<Record<string, () => string>> {
  const settings = reads.facts.get('settings') ?? ''
  return {
    ...(config
      ? currentFacts(root, config)
      : { ...factsBesideSettings(root), settings: () => settings }),
    [settingsInputsFact]: () => JSON.stringify(settingsInputs()),
  }
}

function isIntact(outDir: string, { files, folders }: WrittenOutput): boolean {
  // These paths are clean, and `join` would take as long as looking at the files.
  if (!files.paths.every((path, at) => isAsWritten(`${outDir}/${path}`, files.at(at)))) return false
  const added = new Set(filesIn(outDir, changedFolders(outDir, folders), folders))
  // Most are few. `files` would make an index of all paths to find them.
  if (added.size > 0) for (const path of files.paths) added.delete(path)
  return added.size === 0
}
