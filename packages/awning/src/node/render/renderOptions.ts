import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash, shortHash } from '../../cache/hash.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { LabInfo } from '../../features/labs/lab.ts'
import { LabRenderer } from '../../features/labs/labRenderer.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { bootOf, fillAnalytics, fillBoot } from '../bundle/inlineConstants.ts'
import { analyticsTools } from '../../features/analytics/analyticsTools.ts'
import { headTagsHtml, policySources } from '../settings/headTags.ts'
import { listFolder } from '../output/listFolder.ts'
import type { PageRendererOptions } from './pageRenderer.ts'
import type { FetchedFile } from './part.ts'
import { speculationRules } from './speculationRules.ts'
import { StyleSheets } from './styleSheets.ts'
import { themeColours } from '../themeStyles.ts'

/** What rendering needs in addition to the content; the same in every thread. */
export function renderOptions(
  engine: Engine,
  config: SiteConfig,
  labs: readonly LabInfo[],
): PageRendererOptions {
  const build = hash(listFolder(engine.clientDir).join('\n')).slice(0, 8)
  const entry = engine.ssr.clientEntry()
  const analytics = analyticsFile(engine, config)
  return {
    engine,
    config,
    build,
    files: analytics ? [analytics] : [],
    labs: new LabRenderer(engine, config, labs),
    document: {
      boot: fillBoot(engine[bootOf(config)], config, build, entry),
      entry,
      colours: themeColours(config),
      rules: speculationRules(config.base),
      headTags: headTagsHtml(config),
      analytics: analytics?.href,
      sources: policySources(config),
    },
    sheets: new StyleSheets(config.base, (name) =>
      readFileSync(join(engine.clientDir, 'assets', name), 'utf8'),
    ),
    baseUrl: engine.baseUrl,
  }
}

/** A file and not an inline script, so that it does not make every document heavier. */
function analyticsFile(engine: Engine, config: SiteConfig): FetchedFile | undefined {
  if (!config.analytics) return undefined
  const payload = fillAnalytics(engine.analytics, analyticsTools(config))
  return { href: `${config.base}assets/analytics-${shortHash(payload)}.js`, payload }
}
