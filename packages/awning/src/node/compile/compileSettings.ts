import type { SiteConfig } from '../../config/site.ts'
import type { TextTools } from '../../content/freshEntry.ts'
import { contentSecurityPolicy } from '../render/contentSecurityPolicy.ts'
import { policySources } from '../settings/headTags.ts'

/** What the settings of a site say about how texts are compiled, the same in every thread. */
export function compileSettings(
  config: SiteConfig,
): Pick<TextTools, 'codeSettings' | 'policy' | 'math' | 'jsx'> {
  return {
    codeSettings: config.code,
    policy: { text: contentSecurityPolicy([], policySources(config)), origin: config.url },
    ...(config.math
      ? { math: async () => (await import('../../markdown/renderMath.ts')).renderMath }
      : {}),
    jsx: async () => (await import('../live/renderJsx.ts')).loadRenderJsx(),
  }
}
