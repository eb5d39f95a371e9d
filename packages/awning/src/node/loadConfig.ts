import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { settingsFrom } from '../config/defineSite.ts'
import { SettingsError } from '../config/settingsError.ts'
import type { SiteConfig } from '../config/site.ts'
import { compiledFolder } from './compiled.ts'
import { unreadableSettings } from './settings/unreadableSettings.ts'

/** The settings of a site from a file that Node can read; rejects with a `SettingsError`. */
export async function loadConfig(file: string, root = dirname(file)): Promise<SiteConfig> {
  // An error in the bundle of the settings is reported at its place in the sources.
  process.setSourceMapsEnabled(true)
  try {
    const exported: { readonly default?: unknown } = await import(pathToFileURL(file).href)
    if (exported.default === undefined)
      throw new SettingsError(
        'site.config.ts has no default export. Write export default defineSite({ … }).',
      )
    return settingsFrom(exported.default)
  } catch (error) {
    throw unreadableSettings(error, root)
  } finally {
    process.setSourceMapsEnabled(false)
  }
}

/** A form of the settings that Node can read without help: the file itself, or a bundle of it and what it imports. */
export async function readableConfig(file: string): Promise<string> {
  if (!existsSync(file)) {
    const [name, folder] = [basename(file), dirname(file)]
    throw new SettingsError(
      `There is no ${name} in ${folder}. Name the site's folder after the command: awning build docs.`,
    )
  }
  if (compiledFolder === undefined || !file.endsWith('.ts')) return file
  try {
    return await bundleConfig(file, compiledFolder)
  } catch (error) {
    throw unreadableSettings(error, dirname(file))
  }
}

async function bundleConfig(file: string, engine: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const api = pathToFileURL(join(engine, 'api.js')).href
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
  const target = join(dirname(file), '.cache/config')
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    sourcemap: 'inline',
    // The sources in the map are relative to this folder.
    dir: target,
  })
  await build.close()
  // In the site's folder, whose packages it may need, and named by a hash of its code.
  const { code } = output[0]
  const name = createHash('sha256').update(code).digest('hex').slice(0, 12)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, `${name}.mjs`), code)
  return join(target, `${name}.mjs`)
}
