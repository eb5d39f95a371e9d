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
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => !/^[./\0]/.test(id),
    plugins: [
      {
        name: 'own-address',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  // Beside the engine, whose packages it may need, and named by what it holds.
  const { code } = output[0]
  const name = createHash('sha256').update(code).digest('hex').slice(0, 12)
  const target = join(dirname(compiledFolder), '../config', `${name}.mjs`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code)
  return target
}
