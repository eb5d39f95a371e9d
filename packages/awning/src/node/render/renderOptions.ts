import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../../cache/hash.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { LabInfo } from '../../features/labs/lab.ts'
import { LabRenderer } from '../../features/labs/labRenderer.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { fillBoot } from '../bundle/inlineConstants.ts'
import { listFolder } from '../output/listFolder.ts'
import type { PageRendererOptions } from './pageRenderer.ts'
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
  return {
    engine,
    config,
    build,
    labs: new LabRenderer(engine, config, labs),
    document: {
      boot: fillBoot(engine.boot, config, build, entry),
      entry,
      colours: themeColours(config),
    },
    sheets: new StyleSheets(config.base, (name) =>
      readFileSync(join(engine.clientDir, 'assets', name), 'utf8'),
    ),
    baseUrl: engine.baseUrl,
  }
}
