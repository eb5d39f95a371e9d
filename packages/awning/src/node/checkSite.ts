import { join } from 'node:path'
import type { Problem } from '../content/problem.ts'
import { behind } from '../content/translation/behind.ts'
import { translationStates, type Translation } from '../content/translation/states.ts'
import { listRoutes } from '../pages/listRoutes.ts'
import type { Route } from '../pages/route.ts'
import { noCode, type LoadedCode } from '../site-code/loadedCode.ts'
import { checkTextLinks } from './check/checkTextLinks.ts'
import { createContentLoader, type ContentOptions } from './content.ts'
import { listFolder } from './output/listFolder.ts'
import { remarksOn } from './remarks.ts'
import { pictureFiles, siteFiles } from './siteFiles.ts'

export interface CheckResult {
  readonly routes: readonly Route[]
  readonly problems: readonly Problem[]
  readonly translations: readonly Translation[]
}

export interface CheckOptions extends Omit<ContentOptions, 'drafts'> {
  /** What the site's own code says; absent for a site without any. */
  readonly code?: LoadedCode
}

/** All that can be said about content without bundling or drawing anything. */
export async function checkSite({
  root,
  config,
  cacheDir,
  code = noCode,
}: CheckOptions): Promise<CheckResult> {
  const loader = createContentLoader({ root, config, cacheDir, drafts: false })
  try {
    const loaded = await loader.load(code)
    const { routes, problems: duplicates } = listRoutes(loaded.content, config)
    // Their names are enough: nothing is drawn here.
    const { labs } = code
    const noops = { warn: () => {}, draw: async () => '' }
    const named = { root, config, cacheDir, loaded, routes, labs, ...noops }
    const made = [...siteFiles(named), ...pictureFiles(named)]
    const files = [...listFolder(join(root, 'public')), ...made.map(({ path }) => path)]
    const links = checkTextLinks(loaded, routes, files, config)
    const translations = translationStates(loaded.texts, config)
    const problems = [
      ...loaded.problems,
      ...behind(root, translations),
      ...duplicates,
      ...links.brokenLinks,
      ...links.anchors,
      ...remarksOn(loaded, config, cacheDir),
    ]
    return { routes, problems, translations }
  } finally {
    await loader.close()
  }
}
