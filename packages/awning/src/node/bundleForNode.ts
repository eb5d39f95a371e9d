import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { CacheStore } from '../cache/cacheStore.ts'
import { hash } from '../cache/hash.ts'
import { makeFolder } from '../cache/replaceFile.ts'
import { isEngineSource } from '../cache/sourcePaths.ts'
import { cachedBundle } from './bundle/cachedBundle.ts'
import { engineHash, engineRoot } from './bundle/engineHash.ts'
import { loadedFiles } from './bundle/loadedFiles.ts'
import { siteImports } from './bundle/siteImports.ts'
import { withSourceAddresses } from './sourceAddresses.ts'

const moduleName = 'module.mjs'
/** It is there if the module is constant. */
const constantName = 'constant'

/** The path of a file relative to the folder of the bundle. Without absolute paths, a site can be moved. */
export type RelativePath = (path: string) => string

/**
 * Bundles a TypeScript file of a site and what it imports into one module that Node can import, or
 * takes it from the cache, and returns the path of that module. Packages stay where they are, unless
 * the plugin resolves them. `root` is the site's folder, where the file is not directly in it.
 */
export async function bundleForNode(
  file: string,
  plugin: (relativePath: RelativePath) => Plugin,
  root = dirname(file),
): Promise<string> {
  // The cache is in the site's folder, so that the module can import the packages of the site.
  const cacheDir = join(root, '.cache')
  makeFolder(cacheDir)
  const fromCache = (path: string) => relative(realpathSync(cacheDir), realpathSync(path))
  const cache = new CacheStore(cacheDir)
  try {
    const folder = await cachedBundle({
      root,
      cache,
      namespace: 'siteModules',
      // The bundle contains relative paths to the engine and to the sources.
      key: hash(engineHash(), relative(root, file), fromCache(engineRoot), fromCache(root)),
      make: (outDir) => bundle(root, file, outDir, plugin),
    })
    return join(folder, moduleName)
  } finally {
    cache.close()
  }
}

/** Whether a bundle has the same exports in every process, as long as the files that were loaded for it are unchanged. */
export function isConstantModule(module: string): boolean {
  return existsSync(join(dirname(module), constantName))
}

async function bundle(
  root: string,
  file: string,
  outDir: string,
  plugin: (relativePath: RelativePath) => Plugin,
): Promise<readonly string[]> {
  const [{ rolldown }, { parseAst }, { isConstant }] = await Promise.all([
    import('rolldown'),
    import('rolldown/parseAst'),
    import('./settings/isConstant.ts'),
  ])
  const loaded = loadedFiles()
  const relativePath: RelativePath = (path) =>
    relative(realpathSync(outDir), realpathSync(path)).replaceAll('\\', '/')
  const build = await rolldown({
    input: file,
    // With this, messages name files relative to the site's folder.
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      loaded.plugin,
      siteImports(root),
      plugin(relativePath),
      {
        name: 'awning:packages',
        async resolveId(id, importer) {
          if (/^[./\0]|^[a-z]:[\\/]/i.test(id)) return null
          if (isBuiltin(id) || !importer?.startsWith(engineRoot)) return { id, external: true }
          // A site cannot import the engine's packages by name where each package has a folder of its own, as with pnpm.
          const found = await this.resolve(id, importer, { skipSelf: true })
          return { id: found ? relativePath(found.id) : id, external: true }
        },
        transform: (code, id) =>
          id.startsWith('\0') ? null : withSourceAddresses(code, () => relativePath(id)),
      },
    ],
  })
  try {
    const { output } = await build.generate({
      format: 'esm',
      codeSplitting: false,
      sourcemap: 'inline',
      // The sources in the map are relative to this folder.
      dir: outDir,
    })
    const [{ code }] = output
    writeFileSync(join(outDir, moduleName), code)
    // What is imported from the engine is covered by the engine's hash.
    const isEngine = (id: string) => isEngineSource(join(realpathSync(outDir), id))
    if (isConstant(parseAst(code), isEngine)) writeFileSync(join(outDir, constantName), '')
    return loaded.list()
  } finally {
    await build.close()
  }
}
