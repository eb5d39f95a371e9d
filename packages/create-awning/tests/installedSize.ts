import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface InstalledPackage {
  /** `node_modules/vite` */
  readonly path: string
  /** The sum of the sizes of its files, without other packages inside of it. */
  readonly bytes: number
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The packages that npm has installed for a site, largest first, without some and everything that those need. */
export function installedPackages(site: string, without: readonly string[]): InstalledPackage[] {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8'),
  )
  const excluded = new Set(without.map((name) => `node_modules/${name}`))
  for (const path of excluded) {
    const { dependencies, optionalDependencies } = lock.packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const nested = `${path}/node_modules/${name}`
      excluded.add(nested in lock.packages ? nested : `node_modules/${name}`)
    }
  }
  return Object.keys(lock.packages)
    .filter((path) => !excluded.has(path))
    .map((path) => ({ path, bytes: sizeOf(join(site, path)) }))
    .sort((a, b) => b.bytes - a.bytes)
}

function sizeOf(folder: string): number {
  // A package for another kind of machine is in the list, but not installed.
  if (!lstatSync(folder, { throwIfNoEntry: false })) return 0
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sizeOf(path) : lstatSync(path).size
    })
    .reduce((sum, bytes) => sum + bytes, 0)
}
