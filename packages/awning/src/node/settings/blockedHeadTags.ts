import { blockedHeadElement } from '../../config/blockedHeadElement.ts'
import { parsePolicy } from '../../config/contentPolicy.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { contentSecurityPolicy } from '../render/contentSecurityPolicy.ts'
import { policySources } from './headTags.ts'

/** Elements of `head` that name what the policy forbids: scripts and style sheets are allowed, icons and preloads are not. */
export function blockedHeadTags(config: SiteConfig): Diagnostic[] {
  if (config.head.length === 0) return []
  const policy = parsePolicy(contentSecurityPolicy([], policySources(config)))
  return config.head.flatMap((element, index) =>
    blockedHeadElement(element, policy, config.url).map(({ message, hint }): Diagnostic => ({
      severity: 'error',
      file: 'site.config.ts',
      message: `head[${index}]: ${message}`,
      hint,
    })),
  )
}
