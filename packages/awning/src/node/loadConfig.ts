import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../config/site.ts'
import { bundleForNode } from './bundleForNode.ts'
import { compiledFolder } from './compiled.ts'

/** The settings of a site; `defineSite` has checked them when the file is read. */
export async function loadConfig(file: string): Promise<SiteConfig> {
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: SiteConfig }
  return config
}

/** A form of the settings that Node can import: the file itself, or a bundle of it and what it imports. */
export async function readableConfig(file: string): Promise<string> {
  if (compiledFolder === undefined || !file.endsWith('.ts')) return file
  const api = pathToFileURL(join(compiledFolder, 'api.js')).href
  return bundleForNode(file, {
    name: 'awning:config-api',
    // The engine that is running, compiled already: a site's folder may hold it only as TypeScript.
    resolveId: (id) => (id === 'awning' ? { id: api, external: true } : null),
  })
}
