import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseSettings } from '../../config/defineSite.ts'
import { isSettingsError } from '../../config/settingsError.ts'
import type { SiteSettings } from '../../config/site.ts'
import { engineRoot } from '../bundle/engineHash.ts'
import type { ImportReport } from './importReport.ts'
import { literalText } from './literalText.ts'

/** The files that every imported site has beside its content. */
export function newSiteFiles(
  settings: SiteSettings,
  folder: string,
  report: ImportReport,
): Map<string, string> {
  return new Map([
    ['package.json', packageJson(folder)],
    ['site.config.ts', siteConfig(validSettings(settings, report))],
    ['.gitignore', 'node_modules/\ndist/\n.cache/\n'],
  ])
}

export function siteConfig(settings: object): string {
  return `import { defineSite } from 'awning'\n\nexport default defineSite(${literalText(settings)})\n`
}

function packageJson(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as {
    version: string
  }
  const content = {
    name: packageName(folder),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'awning dev',
      build: 'awning build',
      preview: 'awning preview',
      check: 'awning check',
    },
    dependencies: { awning: version },
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** A name that npm accepts. */
function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._~-]+/g, '-')
    .replaceAll(/^[._-]+|-+$/g, '')
  return name || 'site'
}

/** What the engine would refuse, such as a link with an unknown scheme, is left out and reported: the new site must start. */
function validSettings(settings: SiteSettings, report: ImportReport): object {
  let valid: object = settings
  // One removal can reveal another mistake; there are never more than there are options.
  for (let round = 0; round < 50; round += 1) {
    try {
      parseSettings(valid, {})
      return valid
    } catch (error) {
      if (!isSettingsError(error) || error.mistakes.length === 0) throw error
      const [mistake] = error.mistakes
      if (!mistake) throw error
      report.untranslated({
        file: 'site.config.ts',
        what: `The setting \`${mistake.option}\``,
        todo: `It was left out, because it ${mistake.message}`,
      })
      valid = without(valid, mistake.path) as object
    }
  }
  return valid
}

/** A copy without the value at a path, or without the item of a list that contains it. */
function without(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path
  if (Array.isArray(value)) {
    const index = Number(key)
    return value.flatMap((item: unknown, at) => (at === index ? [] : [item]))
  }
  if (typeof value !== 'object' || value === null || key === undefined) return undefined
  const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    if (name !== String(key)) return [[name, item]]
    const left = rest.length === 0 ? undefined : without(item, rest)
    return left === undefined ? [] : [[name, left]]
  })
  return Object.fromEntries(entries)
}
