import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from './hash.ts'

const source = fileURLToPath(new URL('../', import.meta.url))
const manifest = new URL('../../package.json', import.meta.url)

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  /** Packages that the published engine brings along. */
  readonly devDependencies: Readonly<Record<string, string>>
}

/**
 * Hash of a part of the engine: some folders of its sources, and some of its packages, whose exact
 * versions the engine pins. Results that depend only on these stay valid when other parts of the engine change.
 */
export function sourcesHash(folders: readonly string[], packages: RegExp): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test(?:ing)?\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => [`${folder}/${name}`, readFileSync(join(source, folder, name))]),
  )
  const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'))
  const versions = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    packages.test(name),
  )
  return hash(JSON.stringify(versions), ...files)
}
