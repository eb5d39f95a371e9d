import { join } from 'node:path'
import { isSourceFile } from '../../cache/recording.ts'
import type { SiteConfig } from '../../config/site.ts'
import { appIconFiles, faviconFiles } from '../../config/siteIcons.ts'

/** The settings with the icons that exist in `public`, so that no page and no feed names one that does not. */
export function withIcons(root: string, config: SiteConfig): SiteConfig {
  const files = [...(config.favicon ?? faviconFiles), ...appIconFiles]
  return { ...config, icons: files.filter((file) => isSourceFile(join(root, 'public', file))) }
}
