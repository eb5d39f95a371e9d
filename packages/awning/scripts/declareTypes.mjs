// Writes the types of the public API into prebuilt/types. The sources could serve as types, but then a site would have to install
// every package that they import.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home } from '../bin/compile.mjs'

const types = join(home, 'prebuilt/types')

export function declareTypes() {
  // The compiler of the repository, and not the older one of this package, which takes ten times as long.
  const manifest = createRequire(join(home, '../package.json')).resolve('typescript/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  const config = fileURLToPath(new URL('tsconfig.types.json', import.meta.url))
  const { status } = spawnSync(
    process.execPath,
    [join(dirname(manifest), bin.tsc), '--project', config],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('the types of the public API cannot be written')
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const needed = reachableFrom(Object.values(exports).map(({ types }) => join(home, types)))
  for (const entry of readdirSync(types, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !needed.has(file)) rmSync(file)
  }
}

/** The files that others import, beginning with some. */
function reachableFrom(entries) {
  const reached = new Set(entries)
  for (const file of reached) {
    // Examples in comments import files of a site.
    const text = readFileSync(file, 'utf8').replaceAll(/^ *\* .*$/gm, '')
    for (const [, path] of text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g)) {
      const imported = join(dirname(file), path.replace(/\.tsx?$/, '.d.ts'))
      if (existsSync(imported)) reached.add(imported)
    }
  }
  return reached
}
