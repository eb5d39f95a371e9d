#!/usr/bin/env node
// Runs a command of src/node/cli.ts. Node 20 cannot run TypeScript, and transforming hundreds of modules at
// every start takes longer than building a site in which little has changed. So the sources are
// bundled once for each state they are in, and the bundle is cached in .cache/cli. The package
// brings a bundle of the sources as they were published.

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import module from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { bundle, home, isIntact, place, prebuiltFolder } from './compile.mjs'
import { isPublished } from './packages.mjs'
import { isKnownIntact, rememberedHash } from './sourceHash.mjs'

// Every thread of a build collects its garbage on four more threads. With few cores those compete
// with the build: 13.3 s against 12.0 s for 1,000 documents on two cores.
if (availableParallelism() < 4) setFlagsFromString('--no-parallel-scavenge')

// Node 22 and later keep compiled modules in the system's folder for temporary files: that saves 0.1 s of every start.
module.enableCompileCache?.()

const bundles = join(home, '.cache/cli')
/** Of npm, pnpm and both kinds of yarn. */
const lists = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-state.yml', '.yarn-integrity']
const sources = rememberedHash(join(bundles, 'sources.json'))
// The name of this folder is part of the hash of everything that a build caches.
const folder = join(bundles, hashWithPackages())
if (!isKnownIntact(folder, join(bundles, 'intact.json'))) {
  const prebuilt = prebuiltFolder(sources)
  const fill = isIntact(prebuilt)
    ? (building) => cpSync(prebuilt, building, { recursive: true })
    : (building) => bundle(building, { packagesInside: isPublished })
  mkdirSync(bundles, { recursive: true })
  removeOld()
  await place(folder, fill)
}
await import(pathToFileURL(join(folder, 'cli.js')).href)

function hashWithPackages() {
  const sum = createHash('sha256').update(sources).update(process.version)
  return sum.update(installedPackages()).digest('hex').slice(0, 20)
}

/** A package manager's list of what is installed, or else the versions that this package asks for. */
function installedPackages() {
  for (let above = home; ; above = dirname(above)) {
    const list = lists.map((name) => join(above, 'node_modules', name)).find(existsSync)
    if (list !== undefined) return readFileSync(list)
    if (dirname(above) === above) return readFileSync(join(home, 'package.json'))
  }
}

/** Bundles of earlier states; a process that was started from one may still run. */
function removeOld() {
  const oldest = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(bundles)) {
    const path = join(bundles, name)
    // Another process may just have moved it.
    const stats = statSync(path, { throwIfNoEntry: false })
    if (path === folder || !stats || stats.mtimeMs > oldest) continue
    rmSync(path, { recursive: true, force: true })
  }
}
