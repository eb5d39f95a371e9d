#!/usr/bin/env node
// Runs a command of src/node/cli.ts. Node 20 cannot run TypeScript, and transforming 300 modules at
// every start takes longer than building a site in which little has changed. So the sources are
// bundled once for each state they are in, and the bundle is cached in .cache/cli.

import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// Every thread of a build collects its garbage on four more threads. With few cores those compete
// with the build: 13.3 s against 12.0 s for 1,000 documents on two cores.
if (availableParallelism() < 4) setFlagsFromString('--no-parallel-scavenge')

const home = fileURLToPath(new URL('..', import.meta.url))
const source = join(home, 'src')
const bundles = join(home, '.cache/cli')
const seal = 'complete'
const folder = join(bundles, hashSources())
if (!isIntact()) await bundle()
await import(pathToFileURL(join(folder, 'cli.js')).href)

function hashSources() {
  const sum = createHash('sha256').update(installedPackages()).update(process.version)
  sum.update(readFileSync(fileURLToPath(import.meta.url)))
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    // Styles and pictures count too: everything that a build caches is found by this hash, among others.
    .filter((entry) => entry.isFile() && !/\.test(?:ing)?\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    sum.update(`\0${file.slice(source.length)}\0`).update(readFileSync(file))
  return sum.digest('hex').slice(0, 20)
}

/** Whether the bundle is there, and every file of it as it was written. */
function isIntact() {
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

/** npm's list of what is installed, or else the versions that this package asks for. */
function installedPackages() {
  for (let folder = home; ; folder = dirname(folder)) {
    const list = join(folder, 'node_modules/.package-lock.json')
    if (existsSync(list)) return readFileSync(list)
    if (dirname(folder) === folder) return readFileSync(join(home, 'package.json'))
  }
}

async function bundle() {
  const { rolldown } = await import('rolldown')
  const building = join(bundles, `building-${process.pid}`)
  const build = await rolldown({
    input: {
      cli: join(source, 'node/cli.ts'),
      api: join(source, 'index.ts'),
      bundleWorker: join(source, 'node/bundle/bundleWorker.ts'),
      renderWorker: join(source, 'node/render/renderWorker.ts'),
      highlightWorker: join(source, 'highlight/highlightWorker.ts'),
    },
    platform: 'node',
    // Packages stay where they are. Theme and entries are bundled for pages, by Vite. Only the names
    // of emoji are taken out of their package, because loading all of it takes 20 ms at every start.
    external: (id) =>
      !/^[./\0]/.test(id) && !id.startsWith(home) && !/(?:^|[\\/])gemoji(?:[\\/]|$)/.test(id),
    transform: { define: { COMPILED: 'import.meta.dirname' } },
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
            ? code.replaceAll('import.meta.url', sourceAddress(id))
            : null,
      },
    ],
  })
  await build.write({ dir: building, format: 'esm' })
  await build.close()
  const hashes = readdirSync(building).map((name) => [name, hashOf(join(building, name))])
  writeFileSync(join(building, seal), JSON.stringify(Object.fromEntries(hashes)))
  removeOld()
  try {
    // Another process may have been faster, with the same sources; anything else there is damaged.
    if (!isIntact()) {
      rmSync(folder, { recursive: true, force: true })
      renameSync(building, folder)
    }
  } catch (error) {
    if (!isIntact()) throw error
  }
  rmSync(building, { recursive: true, force: true })
}

/** Bundles of earlier states; a process that was started from one may still run. */
function removeOld() {
  const oldest = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(bundles)) {
    const path = join(bundles, name)
    if (path === folder || statSync(path).mtimeMs > oldest) continue
    rmSync(path, { recursive: true, force: true })
  }
}

function sourceAddress(file) {
  const path = relative(folder, file).replaceAll('\\', '/')
  return `new URL(${JSON.stringify(path)}, import.meta.url).href`
}
