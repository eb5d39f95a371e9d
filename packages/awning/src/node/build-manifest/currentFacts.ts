import { execFileSync } from 'node:child_process'
import { hash } from '../../cache/hash.ts'
import type { SiteConfig } from '../../config/site.ts'
import { isInRepository } from '../../content/isInRepository.ts'
import { engineHash } from '../bundle/engineHash.ts'
import { siteSources } from '../bundle/siteSources.ts'

/** What a build depends on besides the files that it reads. Each function computes its value when it is called. */
export interface Facts {
  readonly engine: () => string
  readonly settings: () => string
  readonly commit: () => string
  /** Names of the site's code files, for a bundle that holds any of them. */
  readonly code: () => string
}

export function currentFacts(root: string, config: SiteConfig): Facts {
  return { ...factsBesideSettings(root), settings: () => hash(configText(config)) }
}

export function factsBesideSettings(root: string): Omit<Facts, 'settings'> {
  return {
    engine: engineHash,
    commit: () => commitOf(root),
    code: () => hash(...siteSources(root)),
  }
}

/**
 * The settings as text, without those of the cache, on which no output depends. Functions among them
 * (interface strings) are represented by their source code.
 */
export function configText({ cache: _, ...config }: SiteConfig): string {
  return JSON.stringify(config, (_key, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  )
}

/** Modification dates come from commits, and a shallow clone has only a part of these. */
function commitOf(root: string): string {
  if (!isInRepository(root)) return ''
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
