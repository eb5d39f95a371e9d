import { execFileSync } from 'node:child_process'
import { hash } from '../../cache/hash.ts'
import type { SiteConfig } from '../../config/site.ts'
import { engineHash } from '../bundle/engineHash.ts'
import { siteSources } from '../bundle/siteSources.ts'

/** What a build depends on beside the files that it reads; each is found out when it is called. */
export interface Facts {
  readonly engine: () => string
  readonly settings: () => string
  readonly commit: () => string
  /** Names of the site's code files, for a bundle that holds any of them. */
  readonly code: () => string
}

export function currentFacts(root: string, config: SiteConfig): Facts {
  return {
    engine: engineHash,
    settings: () => hash(configText(config)),
    commit: () => commitOf(root),
    code: () => hash(...siteSources(root)),
  }
}

/** The settings as text; those that are functions (words of the interface) by their code. */
export function configText(config: SiteConfig): string {
  return JSON.stringify(config, (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  )
}

/** Dates of change come from commits, of which a shallow clone has few. */
function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
