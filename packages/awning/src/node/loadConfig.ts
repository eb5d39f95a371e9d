import { basename, dirname, join } from 'node:path'
import { isSourceFile, type Recording } from '../cache/recording.ts'
import { settingsFrom } from '../config/defineSite.ts'
import { SettingsError } from '../config/settingsError.ts'
import { settingsInputs, settingsInputsFact } from '../config/settingsInputs.ts'
import type { SiteConfig } from '../config/site.ts'
import { versionsFile } from '../content/sourcePath.ts'
import { bundleForNode, isConstantModule } from './bundleForNode.ts'
import { compiledFolder } from './compiled.ts'
import { importSiteModule } from './importSiteModule.ts'
import { unreadableSettings } from './settings/unreadableSettings.ts'

/** The settings of a site from a file that Node can read, with its saved versions; rejects with a `SettingsError`. */
export async function loadConfig(file: string, root: string): Promise<SiteConfig> {
  try {
    const { default: settings } = await importSiteModule(file)
    if (settings === undefined)
      throw new SettingsError(
        'site.config.ts has no default export. Write export default defineSite({ … }).',
      )
    if (typeof settings === 'function')
      throw new SettingsError(
        'site.config.ts exports a function. Write export default defineSite({ … }).',
      )
    if (settings instanceof Promise)
      throw new SettingsError(
        'site.config.ts exports a promise. Write export default await … in front of it.',
      )
    const config = settingsFrom(settings)
    if (!isSourceFile(join(root, versionsFile))) return config
    // Loaded only when needed, because it brings what reads YAML.
    const { withSavedVersions } = await import('./settings/withSavedVersions.ts')
    return withSavedVersions(config, root)
  } catch (error) {
    throw await unreadableSettings(error, root)
  }
}

/** If settings depend on nothing but their files and a few inputs, these are recorded: then the next build need not run them. */
export function recordInputs(file: string, reads: Recording): void {
  if (isConstantModule(file)) reads.fact(settingsInputsFact, JSON.stringify(settingsInputs()))
}

/** A form of the settings that Node can import: the file itself, or a bundle of it and what it imports. */
export async function readableConfig(file: string): Promise<string> {
  if (!isSourceFile(file)) {
    const [name, folder] = [basename(file), dirname(file)]
    throw new SettingsError(
      `There is no ${name} in ${folder}. Name the site's folder after the command: awning build docs.`,
    )
  }
  if (compiledFolder === undefined || !file.endsWith('.ts')) return file
  const api = join(compiledFolder, 'api.js')
  try {
    return await bundleForNode(file, (relativePath) => ({
      name: 'awning:config-api',
      // Settings import the running engine, which is compiled: the one in the site's folder may be TypeScript.
      resolveId: (id) => (id === 'awning' ? { id: relativePath(api), external: true } : null),
    }))
  } catch (error) {
    throw await unreadableSettings(error, dirname(file))
  }
}
