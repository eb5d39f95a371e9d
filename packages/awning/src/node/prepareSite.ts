import { join } from 'node:path'
import type { CacheStore } from '../cache/cacheStore.ts'
import { listSourceFiles, type Recording } from '../cache/recording.ts'
import type { SiteConfig } from '../config/site.ts'
import { formatDiagnostics, stopsBuild, type Diagnostic } from '../content/diagnostic.ts'
import type { Loaded } from '../content/loadedContent.ts'
import type { Content } from '../content/model.ts'
import { staleTranslations } from '../content/translation/staleTranslations.ts'
import { translationStates } from '../content/translation/translationStates.ts'
import { withSiteKinds, type Kinds } from '../pages/kinds.ts'
import { engineKinds } from '../pages/pageKinds.ts'
import { noCode } from '../site-code/loadedCode.ts'
import { manifestSeal, readManifest, type BuildManifest } from './build-manifest/buildManifest.ts'
import { currentFacts } from './build-manifest/currentFacts.ts'
import { BuildFailure } from './buildFailure.ts'
import type { BuildOptions } from './buildOptions.ts'
import type { Engine } from './bundle/buildEngine.ts'
import { EarlyBundle } from './bundle/earlyBundle.ts'
import { isSiteSpecific } from './bundle/siteSpecific.ts'
import { checkBundledStyles } from './check/checkBundledStyles.ts'
import { checkThemeComponents } from './check/checkThemeComponents.ts'
import { fileConflicts } from './check/fileConflicts.ts'
import { publicConflicts } from './check/publicConflicts.ts'
import { createContentLoader } from './contentLoader.ts'
import { IntactFiles } from './output/intactFiles.ts'
import { listAddresses, type Addresses } from './listAddresses.ts'
import { minTextsForEarlyThreads, type EarlyThreads } from './render/earlyThreads.ts'
import { settingsDiagnostics } from './settings/settingsDiagnostics.ts'
import { withIcons } from './settings/withIcons.ts'

/** A site whose content is read and checked and whose engine is bundled: nothing is rendered yet. */
export interface PreparedSite {
  readonly config: SiteConfig
  readonly kinds: Kinds
  readonly loaded: Loaded
  readonly addresses: Addresses
  readonly engine: Engine
  /** Whether the bundle contains code of the site. */
  readonly hasCode: boolean
  /** What was found, and does not stop the build. */
  readonly warnings: readonly Diagnostic[]
  /** The last build, and what changes when another process builds the site. */
  readonly manifest: BuildManifest | undefined
  readonly seal: string | undefined
  /** The files of its output that are as it left them. */
  readonly intact: IntactFiles | undefined
}

/** Reads and checks everything that pages are made from. */
export async function prepareSite(
  options: BuildOptions,
  cache: CacheStore,
  recording: Recording,
  threads: EarlyThreads,
): Promise<PreparedSite> {
  const { root, code = noCode, outDir, cacheDir, progress } = options
  const kinds = withSiteKinds(engineKinds, code.kinds)
  const { code: codeNames, ...facts } = currentFacts(root, options.config)
  const config = withIcons(root, options.config)
  for (const [name, find] of Object.entries(facts)) recording.fact(name, find())
  const settings = settingsDiagnostics(root, config)
  throwErrors(settings)
  const seal = manifestSeal(cacheDir)
  const manifest =
    options.manifest?.seal === seal ? options.manifest : readManifest(cacheDir, outDir)
  const intact =
    manifest && !options.shard ? IntactFiles.find(outDir, manifest.output.files) : undefined
  recording.startFrom(manifest?.reads)
  const bundle = new EarlyBundle({ root, base: config.base, cacheDir }, options.engine)
  const texts = manifest ? 0 : countTexts(root)
  if (texts >= (options.minPagesForThreads ?? minTextsForEarlyThreads))
    startThreads(threads, bundle, texts, options)
  const loaded = await progress.step('Reading content', () =>
    readContent(options, cache, texts, (modules) => bundle.start(modules)),
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
  throwErrors(conflicts)
  // That a translation does not record its original is for a check to say.
  const unrecorded = { isReported: () => false, severity: 'hint' } as const
  const translations = staleTranslations(root, translationStates(loaded.texts, config), unrecorded)
  const engine = await progress.step('Bundling', () => bundle.load(loaded.content.modules))
  // A build does not know this fact, so the result is never taken to be up to date.
  if (engine.readsOutside) recording.fact('outside', '')
  await checkThemeComponents(engine)
  if (hasCode) checkBundledStyles(engine, config)
  const warnings = [
    ...settings,
    ...translations,
    ...loaded.diagnostics,
    ...addresses.routeDiagnostics,
    ...conflicts,
  ]
  return { config, kinds, loaded, addresses, engine, hasCode, warnings, manifest, seal, intact }
}

function countTexts(root: string): number {
  return listSourceFiles(join(root, 'content')).filter((name) => /\.mdx?$/.test(name)).length
}

/** A remote cache may have the pages. */
function startThreads(
  threads: EarlyThreads,
  { withoutCode }: EarlyBundle,
  texts: number,
  { root, configFile, cacheDir, remote }: BuildOptions,
): void {
  if (!withoutCode || configFile === undefined || remote) return
  threads.start(withoutCode, texts, {
    configFile,
    labs: [],
    cacheDir,
    failures: { root, hasCode: false },
  })
}

function throwErrors(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.some(({ severity }) => severity === 'error'))
    throw new BuildFailure(formatDiagnostics(diagnostics))
}

async function readContent(
  { root, config, code = noCode, now = Date.now, shard, minPagesForThreads }: BuildOptions,
  cache: CacheStore,
  newTexts: number,
  onModules: (modules: Content['modules']) => void,
): Promise<Loaded> {
  const loader = createContentLoader({
    root,
    config,
    cache,
    drafts: false,
    writesMarkdown: true,
    storesContent: true,
    now,
    shard,
    newTexts,
    minTextsForThreads: minPagesForThreads,
    onModules,
  })
  try {
    const loaded = await loader.load(code)
    if (loaded.diagnostics.some(stopsBuild))
      throw new BuildFailure(formatDiagnostics(loaded.diagnostics))
    return loaded
  } finally {
    await loader.close()
  }
}
