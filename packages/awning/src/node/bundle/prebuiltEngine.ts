import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CacheStore } from '../../cache/cacheStore.ts'
import { fileStats } from '../../cache/fileStats.ts'
import { hash } from '../../cache/hash.ts'
import { engineRoot, engineSourcesHash } from './engineHash.ts'

const prebuilt = join(engineRoot, 'prebuilt')
/** A file in the bundle with hashes of the package files that are part of it, by their paths in `node_modules`. */
const packagesFile = 'packages.json'

/** Bundles the engine for sites without code of their own into `prebuilt/`, which is part of the package; returns the package files in it. */
export async function prebuildEngine(): Promise<readonly string[]> {
  const { bundle } = await import('./bundle.ts')
  const store = new CacheStore(prebuilt)
  let loaded: readonly string[] = []
  await store.folders('engine').make(async (folder) => {
    loaded = await bundle({ root: folder, outDir: folder, modules: {} })
    const packages = loaded.map((path) => [pathInPackages(path), hash(readFileSync(path))])
    writeFileSync(join(folder, packagesFile), JSON.stringify(Object.fromEntries(packages)))
    return engineSourcesHash()
  })
  return loaded
}

const findPrebuilt = () => new CacheStore(prebuilt).folders('engine').find(engineSourcesHash())

/** Whether the package brings an engine that was made from its sources. */
export function hasPrebuiltEngine(): boolean {
  return findPrebuilt() !== undefined
}

/**
 * Copies the prebuilt engine into a folder, and returns the package files that are part of it.
 * Returns undefined if it does not fit, because the sources or the installed packages are not those
 * from which it was made.
 */
export function copyPrebuiltEngine(target: string): readonly string[] | undefined {
  const folder = findPrebuilt()
  if (folder === undefined) return undefined
  const packages: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(folder, packagesFile), 'utf8'),
  )
  const folders = packageFolders()
  const loaded = Object.entries(packages).map(([path, expected]) => {
    const candidates = folders.map((packages) => join(packages, path))
    const file = candidates.find((candidate) => fileStats(candidate))
    return file !== undefined && hash(readFileSync(file)) === expected ? file : undefined
  })
  if (!loaded.every((file) => file !== undefined)) return undefined
  cpSync(folder, target, {
    recursive: true,
    filter: (path) => basename(path) !== packagesFile && path !== join(folder, 'complete'),
  })
  return loaded.map((file) => realpathSync(file))
}

function pathInPackages(path: string): string {
  const slashed = path.replaceAll('\\', '/')
  const mark = '/node_modules/'
  const at = slashed.lastIndexOf(mark)
  if (at < 0) throw new Error(`${path} is neither a source of the engine nor part of a package`)
  return slashed.slice(at + mark.length)
}

/**
 * The `node_modules` folders in which the engine's imports are looked up, and those of its packages:
 * not every package manager installs transitive dependencies where the engine can find them.
 */
function packageFolders(): string[] {
  const engineFolders = foldersAbove(engineRoot)
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(engineRoot, 'package.json'), 'utf8'),
  )
  const dependencyFolders = Object.keys(dependencies).flatMap((name) => {
    const found = engineFolders
      .map((folder) => join(folder, name))
      .find((folder) => fileStats(join(folder, 'package.json')))
    return found === undefined ? [] : foldersAbove(realpathSync(found))
  })
  return [...new Set([...engineFolders, ...dependencyFolders])]
}

function foldersAbove(folder: string): string[] {
  const parent = dirname(folder)
  const packages = join(folder, 'node_modules')
  return parent === folder ? [packages] : [packages, ...foldersAbove(parent)]
}
