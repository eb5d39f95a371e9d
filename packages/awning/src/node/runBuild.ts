import type { RemoteCounts } from '../cache/remote/remoteCache.ts'
import { Recording } from '../cache/recording.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { Shard } from '../content/shard.ts'
import type { LoadedCode } from '../site-code/loadedCode.ts'
import { counted, logDiagnostics, logScheduled } from './logResults.ts'
import { progressOn, silent, type Progress } from './progress.ts'
import type { ScheduledFile } from './scheduledText.ts'
import { checkShard, checkStored } from './shardOption.ts'

export interface RunBuildOptions {
  readonly root: string
  readonly outDir: string
  readonly cacheDir: string
  readonly readSettings: (
    recording: Recording,
  ) => Promise<{ readonly config: SiteConfig; readonly file: string }>
  readonly loadCode: (config: SiteConfig, recording: Recording) => Promise<LoadedCode>
  readonly shard?: Shard | undefined
  /** Whether social images that have to be rendered are made after the pages are in the output folder. */
  readonly pagesFirst: boolean
  /** Called when the pages are there, with the paths of the social images that are not. */
  readonly onPages: (pending: readonly string[]) => void
}

/** The command `build`. */
export async function runBuild(options: RunBuildOptions): Promise<void> {
  const { pending, warnings } = await buildPages(options)
  options.onPages(pending)
  if (pending.length === 0) return
  // An ordinary build, which finds everything but the pictures as it is.
  const start = performance.now()
  const complete = await build(options, { progress: silent, postponesPictures: false })
  const known = new Set(warnings.map((warning) => JSON.stringify(warning)))
  logDiagnostics(complete.warnings.filter((warning) => !known.has(JSON.stringify(warning))))
  console.log(`Made ${counted(pending.length, 'social image')} in ${secondsSince(start)}.`)
}

/** Builds the site, without those pictures that are made afterwards, and logs what came of it. */
async function buildPages(options: RunBuildOptions): Promise<Built> {
  const start = performance.now()
  const { shard, pagesFirst } = options
  const progress = progressOn(process.stdout)
  const built = await build(options, { progress, postponesPictures: pagesFirst })
  logDiagnostics(built.warnings)
  if (built.config) logScheduled(built.scheduled, built.config)
  if (built.remote) console.log(remoteText(built.remote))
  console.log(resultText(built, shard, secondsSince(start)))
  return built
}

interface BuildMode {
  readonly progress: Progress
  readonly postponesPictures: boolean
}

interface Built {
  /** Absent if they were not needed. */
  readonly config?: SiteConfig
  /** Absent if the last build is up to date. */
  readonly renderedPages?: number
  readonly pageCount: number
  readonly pending: readonly string[]
  readonly warnings: readonly Diagnostic[]
  readonly scheduled: readonly ScheduledFile[]
  readonly remote?: RemoteCounts | undefined
  /** Whether the remote cache has taken everything that was made. */
  readonly isStored?: boolean
}

/** Builds what has changed. If nothing has, the engine is not even loaded. */
async function build(options: RunBuildOptions, mode: BuildMode): Promise<Built> {
  const { root, outDir, cacheDir, shard } = options
  // Records every file that is read, including the settings and the site's code.
  const recording = new Recording(root)
  const [{ hasConstantSettings, isUpToDate }, { readManifest }] = await Promise.all([
    import('./build-manifest/upToDate.ts'),
    import('./build-manifest/buildManifest.ts'),
  ])
  const mayBePending = mode.postponesPictures
  const manifest = shard ? undefined : readManifest(cacheDir, outDir)
  const check = { root, outDir, mayBePending }
  // To read the settings takes as long as everything else of a small site. What is scheduled is shown in their time zone.
  const needsSettings = !manifest || manifest.scheduled.length > 0 || !hasConstantSettings(manifest)
  if (!needsSettings && isUpToDate(manifest, { ...check, config: undefined })) return manifest
  const { config, file: configFile } = await options.readSettings(recording)
  if (manifest && needsSettings && isUpToDate(manifest, { ...check, config }))
    return { config, ...manifest }
  const { openRemote } = await import('./openRemote.ts')
  const remote = openRemote(config, process.env, (text) => console.warn(text))
  if (shard) checkShard(remote, shard, config)
  const [{ buildSite }, code] = await Promise.all([
    import('./buildSite.ts'),
    options.loadCode(config, recording),
  ])
  const site = { root, config, code, outDir, cacheDir, configFile, manifest, remote, shard }
  const { routes, ...result } = await recording.run(() => buildSite({ ...site, ...mode }))
  if (shard && remote) checkStored(remote, shard)
  const isStored = remote?.storeFailure === undefined
  return { ...result, config, pageCount: routes.length, isStored }
}

function resultText(
  { renderedPages, pageCount, pending, isStored }: Built,
  shard: Shard | undefined,
  time: string,
): string {
  if (renderedPages === undefined)
    return `Nothing has changed: the ${pageCount} pages in dist/ are up to date (${time}).`
  if (shard)
    return `Rendered ${renderedPages} pages of shard ${shard.number}/${shard.count}${isStored ? '' : ', not all of them'} into the remote cache in ${time}.`
  const following =
    pending.length > 0 ? ` ${counted(pending.length, 'social image')} will follow.` : ''
  return `Built ${pageCount} pages into dist/ in ${time}.${following}`
}

function remoteText({ found, saved }: RemoteCounts): string {
  return `Remote cache: ${found} entries found, ${saved} stored.`
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
