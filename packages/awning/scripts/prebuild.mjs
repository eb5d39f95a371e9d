// Puts bundles of the command line and of the engine into prebuilt/, for the package: a site without
// code of its own then needs no bundler for its first build. They are used only where they were
// made from the same sources, so an old one does no harm.

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { bundle, hashSources, home, place, prebuiltFolder } from '../bin/compile.mjs'

rmSync(join(home, 'prebuilt'), { recursive: true, force: true })
const folder = prebuiltFolder(hashSources())
mkdirSync(folder, { recursive: true })
await place(folder, bundle)
register()
const { prebuildEngine } = await import('../src/node/bundle/prebuiltEngine.ts')
await prebuildEngine()
