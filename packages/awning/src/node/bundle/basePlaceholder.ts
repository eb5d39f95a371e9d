import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFolder } from '../output/listFolder.ts'

/** Placeholder for a site's base in a bundle, so that one bundle can be used for all sites. */
export const basePlaceholder = '/--awning-base--/'

/** Replaces the placeholder in a bundle by the base of a site. */
export async function setBase(folder: string, base: string): Promise<void> {
  // The placeholder is in a string or in a template, so characters that would end either are escaped.
  const escaped = JSON.stringify(base)
    .slice(1, -1)
    .replaceAll(/[`$]/g, (character) => `\\${character}`)
  const scripts = listFolder(folder).filter((name) => name.endsWith('.js'))
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(folder, name)
      const code = await readFile(file, 'utf8')
      if (code.includes(basePlaceholder))
        await writeFile(
          file,
          code.replaceAll(basePlaceholder, () => escaped),
        )
    }),
  )
}
