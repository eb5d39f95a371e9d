import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from '../../cache/hash.ts'
import { compiledHash } from '../compiled.ts'

/** The engine's own folder, wherever the site is. */
export const engineRoot = fileURLToPath(new URL('../../../', import.meta.url))
let known: string | undefined

/** A hash of the engine's own sources, the packages it runs on and the version of Node. */
export function engineHash(): string {
  // Tests and the dev server's own development run the sources without `bin/awning.mjs`, which would have hashed them.
  known ??= hash(compiledHash ?? engineSourcesHash(), process.version)
  return known
}

/** A hash of the engine's own sources alone. The versions of packages that they ask for are among them. */
export function engineSourcesHash(): string {
  const folder = join(engineRoot, 'src')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(?:ing)?\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort()
  return hash(
    readFileSync(join(engineRoot, 'package.json')),
    ...names.flatMap((name) => [name, readFileSync(join(folder, name))]),
  )
}
