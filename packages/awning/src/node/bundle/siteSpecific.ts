import { join } from 'node:path'
import { isSourceFile } from '../../cache/recording.ts'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import type { MdxModule } from '../../content/model.ts'
import { listReactPages } from '../../content/pageFiles.ts'

/** Whether the bundle contains code or MDX of the site; otherwise it is the same for all sites. */
export function isSiteSpecific(
  root: string,
  modules: Readonly<Record<string, MdxModule>>,
): boolean {
  return Object.keys(modules).length > 0 || hasSiteCode(root)
}

/** Whether the site has code other than MDX. */
function hasSiteCode(root: string): boolean {
  return isSourceFile(join(root, siteCodeFile)) || listReactPages(root).length > 0
}
