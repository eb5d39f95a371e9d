import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../src/content/temporaryFolder.testing.ts'

/** Packages that a file of the bundle imports when it is loaded, and so do all files that it imports. */
function importedPackages(folder: string, files: readonly string[]): Set<string> {
  const packages = new Set<string>()
  const queue = [...files]
  const known = new Set(queue)
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const code = readFileSync(join(folder, file), 'utf8')
    for (const [, id = ''] of code.matchAll(/^(?:import|export)\b[^;"]*"([^"]+)";$/gm)) {
      const name = id.slice('./'.length)
      if (!id.startsWith('./')) packages.add(id)
      else if (!known.has(name)) {
        known.add(name)
        queue.push(name)
      }
    }
  }
  return packages
}

/** Bundles the command line, as its first start does. */
function bundleInto(folder: string): void {
  const compile = new URL('../../bin/compile.mjs', import.meta.url).href
  const code = `import { bundle } from ${JSON.stringify(compile)}
    await bundle(${JSON.stringify(folder)}, { packagesInside: false })`
  execFileSync(process.execPath, ['--input-type=module', '--eval', code])
}

it('a build without changes loads few packages, because each start pays for them', () => {
  const folder = temporaryFolder()
  bundleInto(folder)
  const packagesOf = (names: RegExp) => {
    const files = readdirSync(folder).filter((name) => names.test(name))
    expect(files.length).toBeGreaterThan(0)
    return [...importedPackages(folder, files)].filter((id) => !id.startsWith('node:')).toSorted()
  }
  expect(packagesOf(/^(?:cli|runBuild-.*|upToDate-.*|buildManifest-.*)\.js$/)).toEqual([])
  // Where the settings are not constant, it reads them.
  expect(packagesOf(/^(?:api|loadConfig-.*)\.js$/)).toEqual(['entities', 'htmlparser2'])
})
