import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Recording } from '../cache/recording.ts'
import { formatDiagnostics, stopsBuild, type Diagnostic } from '../content/diagnostic.ts'
import type { Content } from '../content/model.ts'
import {
  manifestSeal,
  readPages,
  removeManifest,
  writeManifest,
} from './build-manifest/buildManifest.ts'
import type { PageRecords } from './build-manifest/pageRecords.ts'
import { overBudget } from './budget/overBudget.ts'
import { BuildFailure } from './buildFailure.ts'
import type { BuildOptions, BuildResult } from './buildOptions.ts'
import type { Engine } from './bundle/buildEngine.ts'
import { checkPages } from './check/checkPages.ts'
import { withLock } from './output/commitLock.ts'
import { copyAssets, type CopyOptions } from './output/copyAssets.ts'
import { listFolder } from './output/listFolder.ts'
import { OutputFolder } from './output/outputFolder.ts'
import type { PreparedSite } from './prepareSite.ts'
import { recallShown } from './render/recallShown.ts'
import {
  renderRoutes,
  type RenderedRoutes,
  type RenderRoutesOptions,
} from './render/renderRoutes.ts'
import type { ScheduledFile } from './scheduledText.ts'
import { pictureFiles, siteFiles, type SiteFilesOptions } from './siteFiles.ts'
import { ConcurrentBuild } from './withRestarts.ts'
import { writeNotFound } from './writeNotFound.ts'
import { writeOfflineFiles } from './writeOfflineFiles.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

/** What is done with a site, once it is prepared: by a build, or in part by a machine that renders its share. */
export interface SiteWork {
  readonly rendering: Omit<RenderRoutesOptions, 'output' | 'lastPages' | 'meanwhile'>
  readonly files: SiteFilesOptions
  readonly copying: Omit<CopyOptions, 'output'>
  readonly scheduled: readonly ScheduledFile[]
  /** Problems that were noticed while files were made. */
  readonly fileWarnings: readonly Diagnostic[]
}

/**
 * From this number of pages on, the first build collects garbage more often, so that it needs less memory. By default
 * garbage may become as much as what is used. A smaller site would take a tenth longer, for memory that it does not need.
 */
const manyPages = 5000

/** Only mistakes in links are found this late. */
const levelsHint = 'links in site.config.ts decides which mistakes in links fail a build.'

/** Renders what has changed since the last build, checks it, and moves it into the output folder. */
export async function writeOutput(
  options: BuildOptions,
  site: PreparedSite,
  work: SiteWork,
  recording: Recording,
): Promise<BuildResult> {
  const { outDir, cacheDir, progress } = options
  const { config, kinds, loaded, engine, manifest, seal, intact } = site
  const { routes, redirects, publicFiles } = site.addresses
  if (!manifest && routes.length >= manyPages) setFlagsFromString('--heap-growing-percent=20')
  const output = new OutputFolder(outDir, manifest?.output, intact)
  const isUnchangedByOthers = () => manifestSeal(cacheDir) === seal
  let isCommitting = false
  try {
    await copyFiles(output, engine, loaded.content)
    await copyAssets(publicFiles, loaded.content.assets, { ...work.copying, output })
    const lastPages: PageRecords = manifest ? readPages(cacheDir, manifest) : new Map()
    recallShown({ routes, kinds, lastPages }, loaded, manifest, config)
    const { pages, notFound, fetchedPages } = await renderAndWrite(
      options,
      site,
      work,
      output,
      lastPages,
    )
    writeNotFound(output, config, notFound)
    writeOfflineFiles(output, engine, config, routes, pages, kinds)
    const { report, checked: links } = checkPages({
      config,
      routes,
      records: pages,
      lastPages,
      lastLinks: manifest?.links,
      outputFiles: output.files,
      redirects,
      loaded,
      kinds,
    })
    const warnings = [
      ...site.warnings,
      ...work.fileWarnings,
      ...report.missingAnchors,
      ...report.movedLinks,
      ...report.brokenLinks,
    ]
    if (warnings.some(stopsBuild))
      throw new BuildFailure(`${formatDiagnostics(warnings)}\n\n${levelsHint}`)
    const tooLarge = overBudget(pages, lastPages, routes, output, config)
    if (tooLarge) throw new BuildFailure(tooLarge)
    if (config.precompress) {
      // Loaded only when needed, because it brings a long list of file types.
      const { precompress } = await import('./output/precompress.ts')
      await progress.step('Compressing', () => precompress(output))
    }
    await options.remote?.settled()
    const { reads } = recording
    const { scheduled } = work
    await withLock(join(cacheDir, 'commit.lock'), () => {
      if (!isUnchangedByOthers()) throw new ConcurrentBuild('another build has changed the output')
      isCommitting = true
      removeManifest(cacheDir)
      const written = output.commit()
      const pageCount = routes.length
      const { pending } = output
      const contentId = loaded.id ?? null
      const found = { links, pageCount, warnings, scheduled }
      const made = { reads, output: written, pending, contentId, ...found }
      writeManifest(cacheDir, outDir, made, pages)
    })
    const unchanged = [...pages].filter(([id, page]) => lastPages.get(id) === page).length
    const renderedPages = routes.length - unchanged - fetchedPages
    const counts = { renderedPages, readFiles: recording.readCount, remote: options.remote?.counts }
    return { routes, warnings, pending: output.pending, scheduled, ...counts }
  } catch (error) {
    // What could be made is of use to the next build.
    await options.remote?.settled()
    output.discard()
    throw isCommitting || isUnchangedByOthers()
      ? error
      : new ConcurrentBuild('another build has changed the output', { cause: error })
  }
}

/** Renders pages and makes the other files at the same time. */
async function renderAndWrite(
  options: BuildOptions,
  { config, engine }: PreparedSite,
  { rendering: rendered, files }: SiteWork,
  output: OutputFolder,
  lastPages: PageRecords,
): Promise<RenderedRoutes> {
  const writing = { ...options, config, output, engine }
  // Worker threads render most pages. Once they are busy, this thread has time for the other files.
  let startOtherFiles = (): void => undefined
  const started = new Promise<void>((resolve) => {
    startOtherFiles = resolve
  })
  const texts = started.then(() =>
    writeSiteFiles('Writing feeds, sitemaps and the search index', siteFiles(files), writing),
  )
  const pictures = started.then(() =>
    writeSiteFiles('Rendering social images', pictureFiles(files), {
      ...writing,
      concurrency: availableParallelism() * 2,
      postponesSlow: options.postponesPictures,
    }),
  )
  const otherFiles = Promise.all([texts, pictures])
  // Pictures are drawn by threads of their own.
  const meanwhile = () => {
    startOtherFiles()
    return texts
  }
  const rendering = renderRoutes({ ...rendered, output, lastPages, meanwhile })
  const [pages] = await Promise.all([
    rendering,
    otherFiles.catch(async (error: unknown) => {
      // A feed fails with the text in it, about which the rendering of pages knows more.
      await rendering
      throw error
    }),
  ])
  return pages
}

async function copyFiles(output: OutputFolder, engine: Engine, { frames }: Content): Promise<void> {
  // Style sheets are written later, when it is known which of them are merged.
  const client = listFolder(engine.clientDir).filter((name) => !name.endsWith('.css'))
  await output.copyFiles(engine.clientDir, client, engine.hash)
  if (frames.length > 0) {
    // Loaded only when needed, because it brings the bundler.
    const { writeFrames } = await import('./live/liveScripts.ts')
    await writeFrames(output, frames)
  }
}
