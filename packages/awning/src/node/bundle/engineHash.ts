import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from '../../cache/hash.ts'
import { compiledHash } from '../compiled.ts'

/** The folder of the engine's package. */
export const engineRoot = fileURLToPath(new URL('../../../', import.meta.url))
let known: string | undefined

/** Hash of the engine's sources, its `package.json` and the version of Node. */
export function engineHash(): string {
  // Tests run the sources without `bin/awning.mjs`, which would have hashed them.
  known ??= hash(compiledHash ?? engineSourcesHash(), process.version)
  return known
}

/** Hash of the engine's sources and its `package.json`, which contains the required versions of packages. */
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
