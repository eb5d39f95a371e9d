import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFolder } from '../output/listFolder.ts'

/** Stands in a bundle for the folder that a site is served from, so that one bundle does for all sites. */
export const anyBase = '/--awning-base--/'

/** Puts the base of a site into a bundle that was made for any. */
export async function setBase(folder: string, base: string): Promise<void> {
  // In quotes or in a template: characters that would end either are escaped.
  const written = JSON.stringify(base)
    .slice(1, -1)
    .replaceAll(/[`$]/g, (character) => `\\${character}`)
  const scripts = listFolder(folder).filter((name) => name.endsWith('.js'))
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(folder, name)
      const code = await readFile(file, 'utf8')
      if (code.includes(anyBase))
        await writeFile(
          file,
          code.replaceAll(anyBase, () => written),
        )
    }),
  )
}
