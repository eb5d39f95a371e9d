import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CacheStore } from '../../cache/cacheStore.ts'
import { hash } from '../../cache/hash.ts'
import type { MdxModule } from '../../content/model.ts'
import type * as RscEntry from '../entries/rsc.tsx'
import type * as SsrEntry from '../entries/ssr.tsx'
import { setBase } from './basePlaceholder.ts'
import { bundleInThread } from './bundleInThread.ts'
import type { InlineScript } from './bundleInline.ts'
import { bundleHashOf, cachedBundle } from './cachedBundle.ts'
import { addScriptHashes } from './clientHashes.ts'
import { engineHash } from './engineHash.ts'
import { outsideReadsFile } from './outsideReads.ts'
import { copyPrebuiltEngine } from './prebuiltEngine.ts'
import { siteSources } from './siteSources.ts'
import { isSiteSpecific } from './siteSpecific.ts'

/** The bundled engine. It can render any content whose MDX and labs are part of the bundle. */
export interface Engine {
  readonly rsc: typeof RscEntry
  readonly ssr: typeof SsrEntry
  /** Hash of everything in it: the engine's sources, packages, MDX, the site's code and what these import. */
  readonly hash: string
  /** The folder from which worker threads load it. */
  readonly folder: string
  /** Folder with the files for the browser. */
  readonly clientDir: string
  /** The inline scripts; `inlineConstants.ts` fills in their constants. */
  readonly boot: string
  readonly bootWithChoices: string
  readonly baseUrl: string
  /** The script that counts pages, also with open constants. */
  readonly analytics: string
  /** `sw.js`, also with open constants: the one for offline reading, and the one that unregisters itself. */
  readonly worker: string
  readonly withoutWorker: string
  /** Whether code of the site reads what no build records, so that a page may differ although its inputs are the same. */
  readonly readsOutside: boolean
  /** Connects a document of the dev server with it. */
  readonly bundledUpdates: string
}

export interface EngineOptions {
  readonly root: string
  readonly base: string
  readonly cacheDir: string
  readonly modules: Readonly<Record<string, MdxModule>>
}

export async function buildEngine(options: EngineOptions): Promise<Engine> {
  return loadEngine(await bundleEngine(options))
}

/**
 * The folder of a bundle: a cached one of the same sources, or the prebuilt one for a site without code;
 * otherwise a new one.
 */
export async function bundleEngine({
  root,
  base,
  cacheDir,
  modules,
}: EngineOptions): Promise<string> {
  const cache = new CacheStore(cacheDir)
  const isOwn = isSiteSpecific(root, modules)
  const names = isOwn ? siteSources(root) : []
  const compiled = JSON.stringify(Object.entries(modules).sort())
  try {
    return await cachedBundle({
      root,
      cache,
      namespace: 'engine',
      key: hash(engineHash(), base, compiled, ...names),
      async make(outDir) {
        const prebuilt = isOwn ? undefined : copyPrebuiltEngine(outDir)
        const loaded = prebuilt ?? (await bundleInThread({ root, outDir, modules }))
        await setBase(outDir, base)
        await addScriptHashes(join(outDir, 'client'))
        return loaded
      },
    })
  } finally {
    cache.close()
  }
}

export async function loadEngine(folder: string): Promise<Engine> {
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(join(folder, name, 'index.js')).href)
  const script = (name: InlineScript) => readFile(join(folder, `${name}.js`), 'utf8')
  const [rsc, ssr] = await Promise.all([load('rsc'), load('ssr')])
  return {
    rsc: rsc as typeof RscEntry,
    ssr: ssr as typeof SsrEntry,
    hash: bundleHashOf(folder),
    folder,
    clientDir: join(folder, 'client'),
    boot: await script('boot'),
    bootWithChoices: await script('bootWithChoices'),
    baseUrl: await script('baseUrl'),
    analytics: await script('analytics'),
    worker: await script('worker'),
    withoutWorker: await script('withoutWorker'),
    readsOutside: existsSync(join(folder, outsideReadsFile)),
    bundledUpdates: await script('bundledUpdates'),
  }
}
