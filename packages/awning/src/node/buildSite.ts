import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { CacheStore } from '../cache/cacheStore.ts'
import type { RemoteCache, RemoteCounts } from '../cache/remote/remoteCache.ts'
import { Recording } from '../cache/recording.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadedContent.ts'
import type { Body, Content } from '../content/model.ts'
import { formatDiagnostics, stopsBuild, type Diagnostic } from '../content/diagnostic.ts'
import type { Shard } from '../content/shard.ts'
import { staleTranslations } from '../content/translation/staleTranslations.ts'
import { translationStates } from '../content/translation/translationStates.ts'
import { withSiteKinds } from '../pages/kinds.ts'
import { engineKinds } from '../pages/pageKinds.ts'
import type { Route } from '../pages/route.ts'
import { noCode, type LoadedCode } from '../site-code/loadedCode.ts'
import { overBudget } from './budget/overBudget.ts'
import { BuildFailure } from './buildFailure.ts'
import { checkBundledStyles } from './check/checkBundledStyles.ts'
import { checkPages } from './check/checkPages.ts'
import { fileConflicts } from './check/fileConflicts.ts'
import { publicConflicts } from './check/publicConflicts.ts'
import { checkThemeComponents } from './check/checkThemeComponents.ts'
import { createContentLoader } from './contentLoader.ts'
import { renderRoutes } from './render/renderRoutes.ts'
import type { Engine } from './bundle/buildEngine.ts'
import { EarlyBundle } from './bundle/earlyBundle.ts'
import { isSiteSpecific } from './bundle/siteSources.ts'
import { currentFacts } from './build-manifest/currentFacts.ts'
import {
  manifestSeal,
  readManifest,
  readPages,
  removeManifest,
  writeManifest,
  type BuildManifest,
} from './build-manifest/buildManifest.ts'
import type { PageRecords } from './build-manifest/pageRecords.ts'
import { listFolder } from './output/listFolder.ts'
import { withLock } from './output/commitLock.ts'
import { OutputFolder } from './output/outputFolder.ts'
import { copyAssets } from './output/copyAssets.ts'
import type { Progress } from './progress.ts'
import { listAddresses } from './listAddresses.ts'
import { renderShard } from './renderShard.ts'
import { renderBody } from './render/renderBody.ts'
import { writeNotFound } from './writeNotFound.ts'
import { writeOfflineFiles } from './writeOfflineFiles.ts'
import { ConcurrentBuild, withRestarts } from './withRestarts.ts'
import { scheduledFiles, type ScheduledFile } from './scheduledText.ts'
import { settingsDiagnostics } from './settings/settingsDiagnostics.ts'
import { siteCss } from './settings/siteCss.ts'
import { withIcons } from './settings/withIcons.ts'
import { pictureFiles, siteFiles } from './siteFiles.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

export interface BuildOptions {
  readonly root: string
  readonly config: SiteConfig
  /** The definitions of `site.code.ts` and the React pages; absent for a site without code. */
  readonly code?: LoadedCode
  readonly outDir: string
  readonly cacheDir: string
  readonly progress: Progress
  /** A bundled engine to use instead of bundling one: fixture sites share it. */
  readonly engine?: Engine
  /** The file from which worker threads read the settings; without it one thread renders all pages. */
  readonly configFile?: string
  /** The manifest of the last build, if it was read already. */
  readonly manifest?: BuildManifest | undefined
  /** A cache that machines share; what is stored there is not waited for until the end. */
  readonly remote?: RemoteCache | undefined
  /** With a remote cache: renders one machine's share into it, and writes no output. */
  readonly shard?: Shard | undefined
  /** Leaves social images that have to be rendered to a later build, so that the pages are there sooner. */
  readonly postponesPictures?: boolean
  /** Number of pages from which worker threads are used. */
  readonly minPagesForThreads?: number
  /** The clock that decides which texts are scheduled, in milliseconds; by default that of the machine. */
  readonly now?: () => number
}

export interface BuildResult {
  readonly routes: readonly Route[]
  readonly warnings: readonly Diagnostic[]
  /** How many pages were rendered; the others are those of the last build, or of other machines. */
  readonly renderedPages: number
  /** How often a file of the site was read. Those that are as the last build has read them are not read. */
  readonly readFiles: number
  /** What was taken from the cache that machines share, and stored there. */
  readonly remote?: RemoteCounts | undefined
  /** Paths of social images that are left to a later build. */
  readonly pending: readonly string[]
  /** Files that a later build will contain. */
  readonly scheduled: readonly ScheduledFile[]
}

/** Files → content model → routes → HTML and payload → checks → `dist/`. No step changes the result of an earlier one. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  // The command line has a recording already, which contains the files of the settings too.
  const recording = Recording.current ?? new Recording(options.root)
  return recording.run(() =>
    withRestarts(async (isFirst) => {
      // A text that turns out to be missing or damaged is found, and made again, by the next attempt.
      const { cacheDir, remote } = options
      const cache = new CacheStore(cacheDir, { remote, isTrusted: isFirst })
      try {
        const result = await attempt(options, cache, recording)
        cache.evict()
        return result
      } finally {
        cache.close()
      }
    }),
  )
}

async function attempt(
  options: BuildOptions,
  cache: CacheStore,
  recording: Recording,
): Promise<BuildResult> {
  const { root, code = noCode, outDir, cacheDir, progress } = options
  const kinds = withSiteKinds(engineKinds, code.kinds)
  const { code: codeNames, ...facts } = currentFacts(root, options.config)
  const config = withIcons(root, options.config)
  for (const [name, find] of Object.entries(facts)) recording.fact(name, find())
  const settings = settingsDiagnostics(root, config)
  if (settings.some(({ severity }) => severity === 'error'))
    throw new BuildFailure(formatDiagnostics(settings))
  const seal = manifestSeal(cacheDir)
  const manifest =
    options.manifest?.seal === seal ? options.manifest : readManifest(cacheDir, outDir)
  recording.startFrom(manifest?.reads)
  const bundle = new EarlyBundle({ root, base: config.base, cacheDir }, options.engine)
  const loaded = await progress.step('Reading content', () =>
    readContent(options, cache, (modules) => bundle.start(modules)),
  )
  const hasCode = isSiteSpecific(root, loaded.content.modules)
  if (hasCode) recording.fact('code', codeNames())
  const addresses = await listAddresses(root, config, loaded, kinds)
  const { routes, redirects, publicFiles } = addresses
  const conflicts = [
    ...addresses.otherDiagnostics,
    ...fileConflicts([...routes, ...redirects], config),
    ...publicConflicts(publicFiles, [...routes, ...redirects], config),
  ]
  if (conflicts.some(({ severity }) => severity === 'error'))
    throw new BuildFailure(formatDiagnostics(conflicts))
  const scheduled = scheduledFiles(loaded.leftOut)
  // That a translation does not record its original is for a check to say.
  const unrecorded = { isReported: () => false, severity: 'hint' } as const
  const translations = staleTranslations(root, translationStates(loaded.texts, config), unrecorded)
  const engine = await progress.step('Bundling', () => bundle.load(loaded.content.modules))
  await checkThemeComponents(engine)
  if (hasCode) checkBundledStyles(engine, config)

  const fileWarnings: Diagnostic[] = []
  const filesOptions = {
    root,
    config,
    cache,
    loaded,
    routes,
    redirects,
    kinds,
    labs: code.labs,
    socialImages: code.socialImages,
    warn: (diagnostic: Diagnostic) => fileWarnings.push(diagnostic),
    renderBody: (body: Body) => renderBody(engine, body),
  }
  const { assets } = loaded.content
  const copying = {
    root,
    texts: loaded.texts.map(({ file }) => file),
    pictures: cache.bytes('pictures'),
  }
  const rendered = {
    ...options,
    config,
    engine,
    content: loaded.content,
    routes,
    kinds,
    labs: code.labs,
    hasCode,
    siteCss: siteCss(root, config).css,
  }
  if (options.shard) {
    const { shard, remote } = options
    const socialImages = pictureFiles(filesOptions)
    const shared = { ...rendered, shard, assets, copying, socialImages }
    const renderedPages = await renderShard(shared)
    const counts = { renderedPages, readFiles: recording.readCount, remote: remote?.counts }
    return { routes, warnings: [], pending: [], scheduled, ...counts }
  }
  if (!manifest && routes.length >= manyPages) setFlagsFromString('--heap-growing-percent=20')
  const output = new OutputFolder(outDir, manifest?.output)
  const isUnchangedByOthers = () => manifestSeal(cacheDir) === seal
  let isCommitting = false
  try {
    await copyFiles(output, engine, loaded)
    await copyAssets(publicFiles, assets, { ...copying, output })
    const lastPages: PageRecords = manifest ? readPages(cacheDir, manifest) : new Map()
    const writeOptions = { ...options, config, output, engine }
    // Worker threads render most pages. Once they are busy, this thread has time for the other files.
    let startOtherFiles = (): void => undefined
    const otherFiles = new Promise<void>((resolve) => {
      startOtherFiles = resolve
    }).then(() =>
      Promise.all([
        writeSiteFiles(
          'Writing feeds, sitemaps and the search index',
          siteFiles(filesOptions),
          writeOptions,
        ),
        writeSiteFiles('Rendering social images', pictureFiles(filesOptions), {
          ...writeOptions,
          concurrency: availableParallelism() * 2,
          postponesSlow: options.postponesPictures,
        }),
      ]),
    )
    const onWorkersBusy = startOtherFiles
    const rendering = renderRoutes({ ...rendered, output, lastPages, onWorkersBusy })
    const [{ pages, notFound, fetchedPages }] = await Promise.all([
      rendering,
      otherFiles.catch(async (error: unknown) => {
        // A feed fails with the text in it, about which the rendering of pages knows more.
        await rendering
        throw error
      }),
    ])
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
      ...settings,
      ...translations,
      ...loaded.diagnostics,
      ...addresses.routeDiagnostics,
      ...conflicts,
      ...fileWarnings,
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
    await withLock(join(cacheDir, 'commit.lock'), () => {
      if (!isUnchangedByOthers()) throw new ConcurrentBuild('another build has changed the output')
      isCommitting = true
      removeManifest(cacheDir)
      const written = output.commit()
      const pageCount = routes.length
      const { pending } = output
      const made = { reads, output: written, pending, links, pageCount, warnings, scheduled }
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

/**
 * From this number of pages on, the first build collects garbage more often, so that it needs less memory. By default
 * garbage may become as much as what is used. A smaller site would take a tenth longer, for memory that it does not need.
 */
const manyPages = 5000

/** Only mistakes in links are found this late. */
const levelsHint = 'links in site.config.ts decides which mistakes in links fail a build.'

async function readContent(
  { root, config, code = noCode, now = Date.now, shard }: BuildOptions,
  cache: CacheStore,
  onModules: (modules: Content['modules']) => void,
): Promise<Loaded> {
  const loader = createContentLoader({ root, config, cache, drafts: false, now, shard, onModules })
  try {
    const loaded = await loader.load(code)
    if (loaded.diagnostics.some(stopsBuild))
      throw new BuildFailure(formatDiagnostics(loaded.diagnostics))
    return loaded
  } finally {
    await loader.close()
  }
}

async function copyFiles(output: OutputFolder, engine: Engine, { content }: Loaded): Promise<void> {
  // Style sheets are written later, when it is known which of them are merged.
  const client = listFolder(engine.clientDir).filter((name) => !name.endsWith('.css'))
  await output.copyFiles(engine.clientDir, client, engine.hash)
  if (content.frames.length > 0) {
    // Loaded only when needed, because it brings the bundler.
    const { writeFrames } = await import('./live/liveScripts.ts')
    await writeFrames(output, content.frames)
  }
}
