import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'
import { nearest } from '../../text/nearest.ts'
import { hostFiles, hostNames, isHost } from './hostFiles.ts'
import { hostSite, type HostOptions } from './hostSite.ts'
import { movedAddresses } from './movedAddresses.ts'

export interface DeployRequest {
  /** The site's folder, and the one with the finished site. */
  readonly root: string
  readonly outDir: string
  readonly config: SiteConfig
  readonly host: string
  readonly options: HostOptions
  /** Whether files with other content are replaced. */
  readonly force: boolean
}

/** Writes the files for a host, or none if one of them exists with other content; returns lines to log. */
export function deployFiles({
  root,
  outDir,
  config,
  host,
  options,
  force,
}: DeployRequest): string[] {
  if (!isHost(host)) throw unknownHost(host)
  const redirects = join(outDir, '_redirects')
  const { moved, others } = movedAddresses(
    existsSync(redirects) ? readFileSync(redirects, 'utf8') : '',
  )
  const { files, notes } = hostFiles(host, hostSite(config, moved, options))
  const now = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
  const changed = files.filter(({ path, text }) => now(path) !== text)
  const edited = changed.find(({ path }) => now(path) !== undefined)
  if (edited && !force)
    throw new SettingsError(
      `${edited.path} exists with other content, so nothing was written. --force replaces it.`,
    )
  for (const { path, text } of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [
    ...files.map((file) => `${changed.includes(file) ? 'Written' : 'Up to date'}: ${file.path}`),
    ...notes,
    ...(readsRedirects.has(host)
      ? []
      : [
          ...(existsSync(outDir)
            ? []
            : [
                'The site is not built yet: build it and run this again, for redirects of old addresses.',
              ]),
          ...others.map((line) => `Only hosts that read _redirects understand this line: ${line}`),
        ]),
  ]
}

/** Hosts whose files do not depend on old addresses, or that read `_redirects` themselves. */
const readsRedirects: ReadonlySet<string> = new Set([
  'netlify',
  'cloudflare',
  'docker',
  'github-pages',
])

function unknownHost(host: string): SettingsError {
  const meant = nearest(host, hostNames)
  const hint = meant === undefined ? `Known: ${hostNames.join(', ')}.` : `Did you mean ${meant}?`
  return new SettingsError(
    host === ''
      ? `awning deploy-files needs a host, as in awning deploy-files nginx. ${hint}`
      : `There is no host "${host}". ${hint}`,
  )
}
