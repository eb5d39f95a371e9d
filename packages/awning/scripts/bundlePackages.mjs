// Bundles the packages of bin/packages.mjs into prebuilt/packages: a file for each import of them, with
// chunks for what they share and load lazily.

import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { home } from '../bin/compile.mjs'
import { packageFile, packagesFolder } from '../bin/packages.mjs'

const require = createRequire(import.meta.url)

/** Files that are read and not imported, by src/highlight/grammars.ts. */
const data = ['shiki/onig.wasm']

/** Imported by a script for browsers too (src/node/live/liveScripts.ts), so nothing of Node may be in them. */
const inBrowsers = ['sucrase']

/** `imported`: what the command line in `folder` imports of packages. Returns the paths of all modules that are part of the bundle. */
export async function bundlePackages(folder, imported) {
  const names = importedNames(folder)
  const modules = [
    ...(await bundle(names, inBrowsers, 'browser')),
    ...(await bundle(
      names,
      imported.filter((id) => !inBrowsers.includes(id)),
      'node',
    )),
  ]
  for (const id of data) copyFileSync(require.resolve(id), join(packagesFolder, basename(id)))
  return modules
}

async function bundle(names, ids, platform) {
  const entryOf = (id) => `\0entry:${id}`
  const build = await rolldown({
    input: Object.fromEntries(
      ids.map((id) => [packageFile(id).slice(0, -'.js'.length), entryOf(id)]),
    ),
    // Packages are found from here on.
    cwd: home,
    platform,
    // Of ECMAScript modules, only what is used is bundled.
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entries',
        resolveId: (id) => (id.startsWith(entryOf('')) ? id : null),
        // Names are spelled out, because a bundler does not know those of CommonJS, and leaves out all others.
        load(entry) {
          const id = entry.startsWith(entryOf('')) ? entry.slice(entryOf('').length) : undefined
          if (id === undefined) return null
          return `export { ${[...names.get(packageFile(id))].join(', ')} } from ${JSON.stringify(id)}`
        },
      },
    ],
  })
  const { output } = await build.write({
    dir: packagesFolder,
    format: 'esm',
    minify: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await build.close()
  const chunks = output.filter(({ type }) => type === 'chunk')
  checkImports(chunks)
  return chunks.flatMap(({ moduleIds }) => moduleIds)
}

/** What a bundle imports, by the name of the file of a package. */
function importedNames(folder) {
  const names = new Map()
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    for (const node of parseAst(readFileSync(join(folder, name), 'utf8')).body) {
      if (node.type !== 'ImportDeclaration') continue
      const file = basename(node.source.value)
      const known = names.get(file) ?? new Set()
      for (const { type, imported } of node.specifiers)
        known.add(type === 'ImportDefaultSpecifier' ? 'default' : imported.name)
      names.set(file, known)
    }
  }
  return names
}

/** The bundler leaves imports of what is not installed as they are, and nobody would install it. */
function checkImports(chunks) {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  const outside = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((name) => !files.has(name) && !isBuiltin(name))
  if (outside.length > 0) throw new Error(`not installed: ${outside.join(', ')}`)
}
