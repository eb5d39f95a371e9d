import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../config/site.ts'
import { compiledFolder } from './compiled.ts'

/** The settings of a site; `defineSite` has checked them when the file is read. */
export async function loadConfig(file: string): Promise<SiteConfig> {
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: SiteConfig }
  return config
}

/** A form of the settings that Node can read without help: the file itself, or a bundle of it and what it imports. */
export async function readableConfig(file: string): Promise<string> {
  if (compiledFolder === undefined || !file.endsWith('.ts')) return file
  const { rolldown } = await import('rolldown')
  const api = pathToFileURL(join(compiledFolder, 'api.js')).href
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => !/^[./\0]/.test(id) && id !== 'awning',
    plugins: [
      {
        name: 'config-address',
        // The engine that runs, bundled already: a site's folder may hold it only as TypeScript.
        resolveId: (id) => (id === 'awning' ? { id: api, external: true } : null),
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  // In the site's folder, whose packages it may need, and named by a hash of its code.
  const { code } = output[0]
  const name = createHash('sha256').update(code).digest('hex').slice(0, 12)
  const target = join(dirname(file), '.cache/config', `${name}.mjs`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code)
  return target
}
