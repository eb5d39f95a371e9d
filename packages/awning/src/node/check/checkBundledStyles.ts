import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockedInCss } from '../../config/blockedInCss.ts'
import { parsePolicy } from '../../config/contentPolicy.ts'
import type { SiteConfig } from '../../config/site.ts'
import { BuildFailure } from '../buildFailure.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { listFolder } from '../output/listFolder.ts'
import { contentSecurityPolicy } from '../render/contentSecurityPolicy.ts'
import { policySources } from '../settings/headTags.ts'

/** Fails if a style sheet that the site's components import loads something that the policy forbids. */
export function checkBundledStyles(
  { clientDir }: Pick<Engine, 'clientDir'>,
  config: SiteConfig,
): void {
  const policy = parsePolicy(contentSecurityPolicy([], policySources(config)))
  const mistakes = listFolder(clientDir)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      blockedInCss(readFileSync(join(clientDir, name), 'utf8'), policy, config.url),
    )
  if (mistakes.length === 0) return
  // The bundler merges sheets and renames them, so the files are not known.
  const lines = new Set(
    mistakes.map(
      ({ message, hint }) => `A style sheet of the site's components: ${message}. ${hint}`,
    ),
  )
  throw new BuildFailure([...lines].join('\n'))
}
