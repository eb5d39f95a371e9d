import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { CacheStore } from '../cache/cacheStore.ts'
import { hash } from '../cache/hash.ts'
import { listSourceFiles, readSource, Recording } from '../cache/recording.ts'
import { hrefOf, localeRoot } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Body } from '../content/model.ts'
import { formatDiagnostics, type Diagnostic } from '../content/diagnostic.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { pagesFolder } from '../content/sourcePath.ts'
import { staleTranslations } from '../content/translation/staleTranslations.ts'
import { translationStates } from '../content/translation/translationStates.ts'
import { withSiteKinds, type Kinds } from '../pages/kinds.ts'
import { listRoutes } from '../pages/listRoutes.ts'
import { engineKinds } from '../pages/pageKinds.ts'
import type { Route } from '../pages/route.ts'
import { noCode, type LoadedCode } from '../site-code/loadedCode.ts'
import { checkBudgets } from './budget/checkBudgets.ts'
import { gzipped } from './budget/weighPage.ts'
import { BuildFailure } from './buildFailure.ts'
import { checkLinks, writtenLinks } from './check/checkLinks.ts'
import { checkParts } from './check/checkParts.ts'
import { createContentLoader } from './content.ts'
import { drawRoutes, pageId } from './render/renderRoutes.ts'
import { bundleEngine, loadEngine, type Engine } from './bundle/buildEngine.ts'
import { bundleFailure } from './bundle/bundleFailure.ts'
import { isOwnBundle } from './bundle/siteSources.ts'
import { configText, currentFacts } from './build-manifest/currentFacts.ts'
import {
  readManifest,
  readPages,
  removeManifest,
  writeManifest,
  type PageRecords,
} from './build-manifest/buildManifest.ts'
import { listFolder } from './output/listFolder.ts'
import { offlineFiles } from '../features/offline/write/offlineFiles.ts'
import { withLock } from './output/commitLock.ts'
import { OutputFolder } from './output/outputFolder.ts'
import { webp } from './output/webp.ts'
import type { Progress } from './progress.ts'
import { drawBody } from './render/renderBody.ts'
import { notFoundDocument } from './render/notFoundDocument.ts'
import { ConcurrentBuild, restarted } from './restarted.ts'
import { settingsDiagnostics } from './settings/settingsDiagnostics.ts'
import { siteCss } from './settings/siteCss.ts'
import { pictureFiles, siteFiles } from './siteFiles.ts'

export interface BuildOptions {
  readonly root: string
  readonly config: SiteConfig
  /** What the site's own code says; absent for a site without any. */
  readonly code?: LoadedCode
  readonly outDir: string
  readonly cacheDir: string
  readonly progress: Progress
  /** A bundled engine to use instead of bundling one: fixture sites share it. */
  readonly engine?: Engine
  /** Where other threads find the settings; without it one thread draws all pages. */
  readonly configFile?: string
  /** How many pages are worth other threads. */
  readonly threadsFrom?: number
}

export interface BuildResult {
  readonly routes: readonly Route[]
  readonly warnings: readonly Diagnostic[]
  /** Pages that were rendered; the others are as the last build left them. */
  readonly drawn: number
}

/** files → content model → routes → HTML and payload → checks → dist. Nothing flows back. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  // The command line records more: it reads the settings.
  const recording = Recording.current ?? new Recording(options.root)
  return recording.run(() =>
    restarted(async () => {
      const cache = new CacheStore(options.cacheDir)
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
  const { root, config, code = noCode, outDir, cacheDir, progress } = options
  const kinds = withSiteKinds(engineKinds, code.kinds)
  const { code: codeNames, ...facts } = currentFacts(root, config)
  for (const [name, find] of Object.entries(facts)) recording.fact(name, find())
  const settings = settingsDiagnostics(root, config)
  if (settings.some(({ severity }) => severity === 'error'))
    throw new BuildFailure(formatDiagnostics(settings))
  const early = options.engine || hasModules(root) ? undefined : bundled(options, {})
  // If reading fails first, that is the error to report.
  early?.catch(() => undefined)
  const loaded = await progress.step('Reading content', () => readContent(options, kinds, cache))
  if (isOwnBundle(root, loaded.content.modules)) recording.fact('code', codeNames())
  const { routes, diagnostics } = listRoutes(loaded.content, config, kinds)
  const translations = staleTranslations(root, translationStates(loaded.texts, config))
  const engine = await progress.step(
    'Bundling',
    async () =>
      options.engine ?? loadEngine(await (early ?? bundled(options, loaded.content.modules))),
  )
  await checkParts(engine)

  const manifest = readManifest(cacheDir, outDir)
  const output = new OutputFolder(outDir, manifest?.files)
  const isOurs = () => readManifest(cacheDir, outDir)?.id === manifest?.id
  let isCommitting = false
  try {
    await copyFiles(output, engine, loaded, root)
    const last = manifest ? readPages(cacheDir, manifest) : {}
    const found: Diagnostic[] = []
    const warn = (diagnostic: Diagnostic) => found.push(diagnostic)
    const draw = (body: Body) => drawBody(engine, body)
    const { labs, socialImages } = code
    const made = { root, config, cache, loaded, routes, kinds, labs, socialImages, warn, draw }
    const { content } = loaded
    // Pages are rendered by other threads. Once those have their work, this one has time for the rest.
    const writing = { ...options, output, engine }
    let startRest = (): void => undefined
    const rest = new Promise<void>((resolve) => {
      startRest = resolve
    }).then(() =>
      Promise.all([
        writeSiteFiles('Writing feeds and maps', siteFiles(made), writing),
        writeSiteFiles('Drawing social images', pictureFiles(made), {
          ...writing,
          atOnce: availableParallelism() * 2,
        }),
      ]),
    )
    const [{ pages, notFound }] = await Promise.all([
      drawRoutes({
        ...writing,
        content,
        routes,
        kinds,
        labs,
        last,
        siteCss: siteCss(root, config).css,
        onHandedOut: startRest,
      }),
      rest,
    ])
    writeNotFound(output, config, notFound)
    writeOfflineFiles(output, engine, config, routes, pages, kinds)
    const report = checkPages(pages, routes, loaded, output, config, kinds)
    if (report.broken) throw new BuildFailure(report.broken)
    const heavy = weighPages(pages, last, routes, output, config)
    if (heavy) throw new BuildFailure(heavy)
    if (config.precompress) {
      // Loaded only here, because the list of file types that comes with it is long.
      const { precompress } = await import('./output/precompress.ts')
      await progress.step('Compressing', () => precompress(output))
    }
    const warnings = [
      ...settings,
      ...translations.filter(({ severity }) => severity === 'warning'),
      ...loaded.diagnostics.filter(({ severity }) => severity === 'warning'),
      ...diagnostics,
      ...found,
      ...report.anchors,
    ]
    const { reads } = recording
    await withLock(join(cacheDir, 'commit.lock'), () => {
      if (!isOurs()) throw new ConcurrentBuild('another build has changed the output')
      isCommitting = true
      removeManifest(cacheDir)
      const files = output.commit()
      writeManifest(cacheDir, outDir, { reads, files, pageCount: routes.length, warnings }, pages)
    })
    const unchanged = Object.entries(pages).filter(([id, page]) => last[id] === page).length
    return { routes, warnings, drawn: routes.length - unchanged }
  } catch (error) {
    output.discard()
    throw isCommitting || isOurs()
      ? error
      : new ConcurrentBuild('another build has changed the output', { cause: error })
  }
}

/**
 * Only bundles: React finds client components in the engine that a process has loaded last, so a build
 * that fails meanwhile must not load its engine into a later build of the same process.
 */
function bundled(
  { root, config, cacheDir }: BuildOptions,
  modules: Loaded['content']['modules'],
): Promise<string> {
  const bundling = bundleEngine({ root, base: config.base, cacheDir, modules })
  if (!isOwnBundle(root, modules)) return bundling
  return bundling.catch((error: unknown) => {
    throw bundleFailure(error)
  })
}

/** MDX is part of the bundle, which then has to wait for it; without it both are done at once. */
function hasModules(root: string): boolean {
  return ['content', pagesFolder].some((folder) =>
    listSourceFiles(join(root, folder)).some((name) => name.endsWith('.mdx')),
  )
}

async function readContent(
  { root, config, code = noCode }: BuildOptions,
  { posts: postKinds }: Kinds,
  cache: CacheStore,
): Promise<Loaded> {
  const loader = createContentLoader({ root, config, cache, drafts: false, postKinds })
  try {
    const loaded = await loader.load(code)
    const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw new BuildFailure(formatDiagnostics(loaded.diagnostics))
    return loaded
  } finally {
    await loader.close()
  }
}

async function copyFiles(
  output: OutputFolder,
  engine: Engine,
  { content }: Loaded,
  root: string,
): Promise<void> {
  // Style sheets are written when it is known which belong together.
  const client = listFolder(engine.clientDir).filter((name) => !name.endsWith('.css'))
  await output.copyFiles(engine.clientDir, client, engine.hash)
  const copies = [
    ...listSourceFiles(join(root, 'public')).map((name) => ({
      path: name,
      file: join(root, 'public', name),
      width: undefined,
    })),
    ...content.assets.map(({ file, name, width }) => ({ path: `assets/${name}`, file, width })),
  ]
  for (const { path, file, width } of copies) {
    const bytes = readSource(file)
    if (!bytes) throw new Error(`${file} was deleted while the site was built`)
    const made = hash(bytes)
    if (output.keep(path, made)) continue
    output.write(path, width === undefined ? bytes : await webp(file, width, basename(path)), made)
  }
}

interface WriteOptions extends Pick<BuildOptions, 'config' | 'progress'> {
  readonly output: OutputFolder
  readonly engine: Engine
  /** How many are made together: one where a file may ask for one before it. */
  readonly atOnce?: number
}

async function writeSiteFiles(
  name: string,
  files: readonly SiteFile[],
  { config, progress, output, engine, atOnce = 1 }: WriteOptions,
): Promise<void> {
  const common = hash(engine.hash, configText(config))
  const left = files.values()
  const hand = async () => {
    for (const { path, hash: own, make } of left) {
      const made =
        own === undefined ? '' : hash(common, typeof own === 'string' ? own : await own())
      if (made === '' || !output.keep(path, made))
        output.write(path, await make(async (other) => output.readBytes(other)), made)
    }
  }
  await progress.step(name, async () => {
    await Promise.all(Array.from({ length: atOnce }, hand))
  })
}

function writeOfflineFiles(
  output: OutputFolder,
  engine: Engine,
  config: SiteConfig,
  routes: readonly Route[],
  records: PageRecords,
  kinds: Kinds,
): void {
  const pages = routes.flatMap((route) => {
    const facts = records[pageId(route)]?.offline
    return facts ? [{ ...facts, route }] : []
  })
  const read = (href: string) => {
    const path = href.slice(config.base.length)
    return output.has(path) ? output.readBytes(path) : undefined
  }
  for (const [path, text] of offlineFiles({ config, engine, pages, kinds, read })) {
    const made = hash(text)
    if (!output.keep(path, made)) output.write(path, text, made)
  }
}

function checkPages(
  records: PageRecords,
  routes: readonly Route[],
  loaded: Loaded,
  output: OutputFolder,
  config: SiteConfig,
  kinds: Kinds,
): ReturnType<typeof checkLinks> {
  const pages = routes.flatMap((route) => {
    const record = records[pageId(route)]
    if (!record) return []
    const facts = { links: record.links, ids: new Set(record.ids) }
    return [{ route, facts, written: writtenLinks(loaded, route) }]
  })
  return checkLinks(pages, withBase(output.files, config.base), config, kinds.pages)
}

function weighPages(
  records: PageRecords,
  last: PageRecords,
  routes: readonly Route[],
  output: OutputFolder,
  config: SiteConfig,
): string | undefined {
  const weights = new Map<string, number>()
  const weigh = (href: string) => {
    const path = href.slice(config.base.length)
    const known = weights.get(href) ?? (output.has(path) ? gzipped(output.read(path)) : 0)
    weights.set(href, known)
    return known
  }
  const pages = routes.flatMap((route) => {
    const record = records[pageId(route)]
    if (!record) return []
    const page = decodeURI(hrefOf(config, route.locale, route.path))
    return [{ page, weight: record.weight, before: last[pageId(route)]?.weight }]
  })
  return checkBudgets(pages, config.budgets, weigh)
}

/** Each locale's own, for hosts that look for the nearest; the root's speaks every language. */
function writeNotFound(
  output: OutputFolder,
  config: SiteConfig,
  documents: ReadonlyMap<string, string>,
): void {
  const others = config.locales.flatMap((locale) => {
    const html = documents.get(locale.id)
    return html === undefined || locale.id === config.defaultLocale
      ? []
      : [{ locale, root: localeRoot(config, locale.id), html }]
  })
  for (const { locale, html } of others) output.write(`${locale.id}/404.html`, html)
  output.write('404.html', notFoundDocument(documents.get(config.defaultLocale) ?? '', others))
}

function withBase(files: ReadonlySet<string>, base: string): ReadonlySet<string> {
  return base === '/' ? files : new Set([...files].map((file) => base + file.slice(1)))
}
