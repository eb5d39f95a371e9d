import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/**
 * Bundles a TypeScript file of a site and what it imports into one module that Node can import, and
 * returns the path of that module, whose name is a hash of its code. Packages stay where they are,
 * unless the plugin resolves them. `root` is the site's folder, unless the file is in it.
 */
export async function bundleForNode(
  file: string,
  plugin: Plugin,
  root = dirname(file),
): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: file,
    // Messages then name files as the author knows them, from the site's folder on.
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      plugin,
      {
        name: 'awning:packages',
        resolveId: (id) => (/^[./\0]|^[a-z]:[\\/]/i.test(id) ? null : { id, external: true }),
        // A module finds the files next to it by its own address, not by that of the bundle.
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
  })
  try {
    const folder = join(root, '.cache/config')
    const { output } = await build.generate({
      format: 'esm',
      codeSplitting: false,
      sourcemap: 'inline',
      // The sources in the map are relative to this folder.
      dir: folder,
    })
    const { code } = output[0]
    // It is written into the site's folder, whose packages it may import, and named by a hash of its code.
    const name = createHash('sha256').update(code).digest('hex').slice(0, 12)
    const target = join(folder, `${name}.mjs`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(target, code)
    return target
  } finally {
    await build.close()
  }
}
