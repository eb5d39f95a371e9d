import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../config/site.ts'

/** The settings of a site; `defineSite` has checked them when the file is read. */
export async function loadConfig(file: string): Promise<SiteConfig> {
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: SiteConfig }
  return config
}
