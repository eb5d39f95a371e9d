import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/site.ts'
import type { SiteMark } from '../../features/social-images/card.ts'
import { sitePalette } from '../themeStyles.ts'

/** The logo on social images: the one of the settings, or the icon that browsers show, or letters. */
export function siteMark(root: string, config: SiteConfig): Omit<SiteMark, 'letters'> {
  const { light } = sitePalette(config)
  const file = join(root, 'public', config.logo.image?.light ?? 'favicon.svg')
  return {
    background: light['--brand'] ?? '',
    colour: light['--on-accent'] ?? '',
    ...(existsSync(file) ? { picture: { file, hash: hashOf(file) } } : {}),
  }
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}
