import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MdxModule } from '../../content/model.ts'
import type * as RscEntry from '../entries/rsc.tsx'
import type * as SsrEntry from '../entries/ssr.tsx'
import { bundleApart } from './bundleApart.ts'
import type { InlineScript } from './bundleInline.ts'
import { engineStamp, siteCodeStamp } from './engineStamp.ts'
import { isOwnBundle } from './siteSources.ts'

/** The bundled engine: renders any content whose MDX and labs it holds. */
export interface Engine {
  readonly rsc: typeof RscEntry
  readonly ssr: typeof SsrEntry
  /** Changes with the engine's sources, the packages under it, and the MDX and the site's code in it. */
  readonly stamp: string
  /** Where it stands, for other threads to read. */
  readonly folder: string
  /** Folder with the files for the browser. */
  readonly clientDir: string
  /** The inline scripts, their constants still open. */
  readonly boot: string
  readonly baseUrl: string
  /** `sw.js`, likewise: the one that serves, and the one that takes its leave. */
  readonly worker: string
  readonly withoutWorker: string
}

export interface EngineOptions {
  readonly root: string
  readonly base: string
  readonly cacheDir: string
  readonly modules: Readonly<Record<string, MdxModule>>
}

/** Bundles the three environments, or takes the bundle of the same sources from the cache. */
export async function buildEngine({
  root,
  base,
  cacheDir,
  modules,
}: EngineOptions): Promise<Engine> {
  const stamp = engineStamp([
    base,
    JSON.stringify(Object.entries(modules).sort()),
    ...(isOwnBundle(root, modules) ? [root, siteCodeStamp(root)] : []),
  ])
  const home = join(cacheDir, 'engine')
  const folder = join(home, stamp)
  if (!existsSync(join(folder, 'complete'))) {
    const building = join(home, `building-${process.pid}`)
    await rm(building, { recursive: true, force: true })
    await bundleApart({ root, base, outDir: building, modules })
    await writeFile(join(building, 'complete'), '')
    await mkdir(home, { recursive: true })
    await rm(folder, { recursive: true, force: true })
    await rename(building, folder)
    await forgetOld(home)
  }
  return loadEngine(folder)
}

/** A few bundles are kept, so that going back and forth between two states costs nothing. */
async function forgetOld(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => !name.startsWith('building-'))
  const ages = await Promise.all(
    names.map(async (name) => ({ name, age: (await stat(join(home, name))).mtimeMs })),
  )
  const old = ages.sort((a, b) => b.age - a.age).slice(8)
  await Promise.all(old.map(({ name }) => rm(join(home, name), { recursive: true, force: true })))
}

export async function loadEngine(folder: string): Promise<Engine> {
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(join(folder, name, 'index.js')).href)
  const script = (name: InlineScript) => readFile(join(folder, `${name}.js`), 'utf8')
  const [rsc, ssr] = await Promise.all([load('rsc'), load('ssr')])
  return {
    rsc: rsc as typeof RscEntry,
    ssr: ssr as typeof SsrEntry,
    stamp: basename(folder),
    folder,
    clientDir: join(folder, 'client'),
    boot: await script('boot'),
    baseUrl: await script('baseUrl'),
    worker: await script('worker'),
    withoutWorker: await script('withoutWorker'),
  }
}
