import { CacheStore } from '../cache/cacheStore.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { severityForSize } from '../content/smallSite.ts'
import { staleTranslations } from '../content/translation/staleTranslations.ts'
import { translationStates, type Translation } from '../content/translation/translationStates.ts'
import { withSiteKinds } from '../pages/kinds.ts'
import { engineKinds } from '../pages/pageKinds.ts'
import type { Route } from '../pages/route.ts'
import { noCode, type LoadedCode } from '../site-code/loadedCode.ts'
import { checkTextLinks } from './check/checkTextLinks.ts'
import { fileConflicts } from './check/fileConflicts.ts'
import { publicConflicts } from './check/publicConflicts.ts'
import { createContentLoader, type ContentOptions } from './contentLoader.ts'
import { lintWithCache } from './lintWithCache.ts'
import { settingsDiagnostics } from './settings/settingsDiagnostics.ts'
import { withIcons } from './settings/withIcons.ts'
import { scheduledFiles, type ScheduledFile } from './scheduledText.ts'
import { pictureFiles, siteFiles } from './siteFiles.ts'
import { listAddresses } from './listAddresses.ts'

export interface CheckResult {
  readonly routes: readonly Route[]
  readonly diagnostics: readonly Diagnostic[]
  readonly translations: readonly Translation[]
  readonly scheduled: readonly ScheduledFile[]
}

export interface CheckOptions extends Pick<ContentOptions, 'root' | 'config' | 'now'> {
  readonly cacheDir: string
  /** The definitions of `site.code.ts` and the React pages; absent for a site without code. */
  readonly code?: LoadedCode
}

/** Checks everything about content that needs neither bundling nor rendering. */
export async function checkSite({
  root,
  config: settings,
  cacheDir,
  code = noCode,
  now = Date.now,
}: CheckOptions): Promise<CheckResult> {
  const config = withIcons(root, settings)
  const kinds = withSiteKinds(engineKinds, code.kinds)
  const cache = new CacheStore(cacheDir)
  const content = { root, config, cache, drafts: false, now }
  const loader = createContentLoader(content)
  try {
    const loaded = await loader.load(code)
    const addresses = await listAddresses(root, config, loaded, kinds)
    const { routes, redirects, publicFiles } = addresses
    const { labs, socialImages } = code
    const sources = { root, config, cache, loaded, routes, redirects, kinds, labs, socialImages }
    // Only the paths of these files are needed, so nothing is rendered.
    const options = { ...sources, warn: () => {}, renderBody: async () => '' }
    const generated = [...siteFiles(options), ...pictureFiles(options)]
    const files = [...publicFiles, ...generated.map(({ path }) => path)]
    const links = checkTextLinks(loaded, routes, files, config, kinds.pages, redirects)
    const translations = translationStates(loaded.texts, config)
    const diagnostics = [
      ...settingsDiagnostics(root, config),
      ...loaded.diagnostics,
      ...staleTranslations(root, translations, {
        isReported: (locale) => config.proseLint.translationSource[locale] ?? false,
        severity: severityForSize(loaded.texts, config.defaultLocale),
      }),
      ...addresses.routeDiagnostics,
      ...addresses.otherDiagnostics,
      ...fileConflicts([...routes, ...redirects], config),
      ...publicConflicts(publicFiles, [...routes, ...redirects], config),
      ...links.brokenLinks,
      ...links.missingAnchors,
      ...links.movedLinks,
      ...lintWithCache(loaded, config, cache),
    ]
    return { routes, diagnostics, translations, scheduled: scheduledFiles(loaded.leftOut) }
  } finally {
    await loader.close()
    cache.close()
  }
}
