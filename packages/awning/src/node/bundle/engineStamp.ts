import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledStamp } from '../compiled.ts'

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

/** A hash of the code that stands beside texts: MDX may import it, and so it is part of the bundle. */
export function contentCodeStamp(siteRoot: string): string {
  return hash(
    sourceFiles(join(siteRoot, 'content'), (name) => /\.(?:[jt]sx?|css|json)$/.test(name)),
  )
}

/** A hash of the code in a folder of the site, which a page kind may import. Content and output do not count. */
export function siteCodeStamp(folder: string): string {
  const isCode = (name: string) => /\.(?:[jt]sx?|css|json)$/.test(name)
  const skipped = /^(?:\..*|node_modules|content|dist|public)$/
  return hash(
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !skipped.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return [entry.name, ...sourceFiles(path, isCode)]
        return isCode(entry.name) ? [entry.name, readFileSync(path)] : []
      }),
  )
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
