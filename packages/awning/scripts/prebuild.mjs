// Puts bundles of the command line, of the packages it uses and of the engine into prebuilt/, for the
// package: a site without code of its own then needs no bundler for its first build. Those of our
// sources are used only where they were made from the same sources, so an old one does no harm.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { bundle, home, place, prebuiltFolder } from '../bin/compile.mjs'
import { hashSources } from '../bin/sourceHash.mjs'
import { bundlePackages } from './bundlePackages.mjs'
import { declareTypes } from './declareTypes.mjs'
import { noticesFor } from './notices.mjs'

rmSync(join(home, 'prebuilt'), { recursive: true, force: true })
const folder = prebuiltFolder(hashSources())
mkdirSync(folder, { recursive: true })
let commandLine = { imported: [], modules: [] }
await place(folder, async (building) => {
  commandLine = await bundle(building, { packagesInside: true })
})
declareTypes()
const packages = await bundlePackages(folder, commandLine.imported)
register()
const { prebuildEngine } = await import('../src/node/bundle/prebuiltEngine.ts')
const engine = await prebuildEngine()
const notices = noticesFor([...commandLine.modules, ...packages, ...engine])
writeFileSync(join(home, 'prebuilt/THIRD_PARTY_NOTICES.md'), notices)
