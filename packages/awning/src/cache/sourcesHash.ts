import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from './hash.ts'

const source = fileURLToPath(new URL('../', import.meta.url))
const manifest = new URL('../../package.json', import.meta.url)

/**
 * A hash of a part of the engine: these folders of its sources, and these of its packages, whose
 * exact versions the engine pins. What depends on no more than that stays valid when the rest of the engine changes.
 */
export function sourcesHash(folders: readonly string[], packages: RegExp): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test(?:ing)?\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => [`${folder}/${name}`, readFileSync(join(source, folder, name))]),
  )
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  const versions = Object.entries(dependencies).filter(([name]) => packages.test(name))
  return hash(JSON.stringify(versions), ...files)
}
