// Bundles the sources of the command line, which Node 20 cannot run: they are TypeScript. Also used
// by scripts/prebuild.mjs, which puts such a bundle into the package.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBundled, packageFile } from './packages.mjs'

export const home = fileURLToPath(new URL('..', import.meta.url))
const source = join(home, 'src')
const seal = 'complete'

/** The bundle in the package, if one was made from these sources. It is as deep in the package as those in the cache. */
export function prebuiltFolder(hash) {
  return join(home, 'prebuilt/cli', hash)
}

/** Whether a bundle is there, and every file of it as it was written. */
export function isIntact(folder) {
  try {
    const hashes = JSON.parse(readFileSync(join(folder, seal), 'utf8'))
    return (
      'cli.js' in hashes &&
      Object.entries(hashes).every(([name, hash]) => hashOf(join(folder, name)) === hash)
    )
  } catch {
    return false
  }
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Lets `fill` write a bundle, which then appears at its place complete or not at all. */
export async function place(folder, fill) {
  const building = join(dirname(folder), `building-${process.pid}`)
  mkdirSync(building, { recursive: true })
  await fill(building)
  try {
    // Another process may have been faster, with the same sources; anything else there is damaged.
    if (!isIntact(folder)) {
      rmSync(folder, { recursive: true, force: true })
      renameSync(building, folder)
    }
  } catch (error) {
    if (!isIntact(folder)) throw error
  }
  rmSync(building, { recursive: true, force: true })
}

/**
 * Writes a bundle into a folder. Packages stay where they are; with `packagesInside`, those in prebuilt/packages are imported from
 * there. Returns what is imported from them, and the paths of all modules that are part of the bundle.
 */
export async function bundle(folder, { packagesInside }) {
  const { rolldown } = await import('rolldown')
  const imported = new Set()
  const build = await rolldown({
    input: {
      cli: join(source, 'node/cli.ts'),
      api: join(source, 'index.ts'),
      bundleWorker: join(source, 'node/bundle/bundleWorker.ts'),
      compileWorker: join(source, 'node/compile/compileWorker.ts'),
      intactFilesWorker: join(source, 'node/output/intactFilesWorker.ts'),
      renderWorker: join(source, 'node/render/renderWorker.ts'),
      highlightWorker: join(source, 'highlight/highlightWorker.ts'),
    },
    // Comments in the bundle name files from here on.
    cwd: home,
    platform: 'node',
    // Theme and entries are bundled for pages, by Vite. Of two packages, what is used is part of the
    // bundle, because every start would load all of them: the list of emoji, and the 99 files of zod,
    // most of them messages in other languages.
    external: (id) => isPackage(id) && !/(?:^|[\\/])(?:gemoji|zod)(?:[\\/]|$)/.test(id),
    transform: {
      define: { COMPILED: 'import.meta.dirname', PACKAGES_INSIDE: String(packagesInside) },
    },
    plugins: [
      {
        name: 'components-apart',
        // Definitions of pages import their components lazily. Only Vite's bundle, which renders
        // pages, has them: Node could not run their style sheets.
        resolveId(id, importer, { kind }) {
          if (!id.endsWith('.tsx')) return null
          if (kind === 'dynamic-import') return { id, external: true }
          throw new Error(`${importer} imports ${id}: code for Node must not load components`)
        },
      },
      {
        name: 'source-address',
        // A module finds the files next to it in src/. The address is relative to the bundle, so
        // that the folder of the project can be moved.
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', sourceAddress(folder, id))
            : null,
      },
    ],
  })
  const paths = (id) => {
    if (!packagesInside || !isPackage(id) || !isBundled(id)) return id
    imported.add(id)
    // As deep as the folder of a bundle is in the package.
    return `../../../prebuilt/packages/${packageFile(id)}`
  }
  const { output } = await build.write({ dir: folder, format: 'esm', paths })
  await build.close()
  const hashes = readdirSync(folder).map((name) => [name, hashOf(join(folder, name))])
  writeFileSync(join(folder, seal), JSON.stringify(Object.fromEntries(hashes)))
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return { imported: [...imported].sort(), modules }
}

function isPackage(id) {
  return !/^[./\0]/.test(id) && !id.startsWith(home)
}

function sourceAddress(folder, file) {
  const path = relative(folder, file).replaceAll('\\', '/')
  return `new URL(${JSON.stringify(path)}, import.meta.url).href`
}
