import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/site.ts'
import { engineStamp, siteCodeStamp } from '../bundle/engineStamp.ts'
import { hasSiteCode } from '../bundle/siteSources.ts'
import { listFolder } from '../output/listFolder.ts'
import { namedFiles } from '../settings/settingsDiagnostics.ts'

/**
 * A hash of what a build depends on: the engine, the settings, the site's code, the files of `content/` and
 * `public/`, files that the settings name, and the commit, which dates of changes come from.
 */
export function inputsStamp(root: string, config: SiteConfig): string {
  const sum = createHash('sha256').update(
    engineStamp([configText(config), head(root), hasSiteCode(root) ? siteCodeStamp(root) : '']),
  )
  for (const folder of ['content', 'pages', 'public']) {
    for (const name of listFolder(join(root, folder))) {
      const bytes = readFileSync(join(root, folder, name))
      sum.update(`\0${folder}/${name}\0${bytes.length}\0`).update(bytes)
    }
  }
  for (const name of namedFiles(config)) {
    const file = join(root, name)
    sum.update(`\0${name}\0`).update(existsSync(file) ? readFileSync(file) : '')
  }
  return sum.digest('hex')
}

/** The settings as text: they are data, and a setting that has changed is another text. */
export function configText(config: SiteConfig): string {
  return JSON.stringify(config)
}

/** Dates of change come from commits. */
function head(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
