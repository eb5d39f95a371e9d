import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledStamp } from '../compiled.ts'
import { siteSources } from './siteSources.ts'

const home = fileURLToPath(new URL('../../../', import.meta.url))
let sources: string | undefined

/** A hash of the engine's own sources and the packages it runs on, and of what else decides a result. */
export function engineStamp(also: readonly string[]): string {
  sources ??=
    compiledStamp ??
    hash([
      readFileSync(join(home, 'package.json')),
      ...sourceFiles(join(home, 'src'), (name) => !/\.test(?:ing)?\.tsx?$/.test(name)),
    ])
  return hash([sources, process.version, ...also]).slice(0, 20)
}

function hash(parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/** A hash of the site's own code, beside its texts and elsewhere: all of it may be part of the bundle. */
export function siteCodeStamp(siteRoot: string): string {
  return hash(siteSources(siteRoot).flatMap((file) => [file, readFileSync(join(siteRoot, file))]))
}

function sourceFiles(folder: string, counts: (name: string) => boolean): (string | Buffer)[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourceFiles(path, counts)
      return counts(entry.name) ? [entry.name, readFileSync(path)] : []
    })
}
