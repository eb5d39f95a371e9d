import { join } from 'node:path'
import { readSource } from '../../cache/recording.ts'
import { samePathKey } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Loaded } from '../../content/loadedContent.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { PageKind } from '../../pages/definePage.ts'
import type { Route } from '../../pages/route.ts'
import { locateOptions } from '../settings/locateOptions.ts'
import { addressKey, writtenRedirects, type WrittenRedirect } from './writtenRedirects.ts'
import type { Redirect } from './redirect.ts'
import { redirectTargets, type RedirectMistake, type RedirectTargets } from './redirectTargets.ts'
import { takenBy } from './takenBy.ts'

export interface RedirectOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly loaded: Pick<Loaded, 'aliases' | 'leftOut'>
  readonly routes: readonly Route[]
  readonly kinds: readonly PageKind[]
  readonly publicFiles: readonly string[]
}

export interface ListedRedirects {
  readonly redirects: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The old addresses of the settings and of front matter, each with its target. One with a mistake, or to a page that is not published yet, is left out.
 */
export async function listRedirects(options: RedirectOptions): Promise<ListedRedirects> {
  const { config, loaded, root } = options
  const mistakes: Mistake[] = []
  const first = new Map<string, WrittenRedirect>()
  for (const written of writtenRedirects(config, loaded.aliases)) {
    const key = addressKey(written)
    const other = first.get(key)
    if (!other) first.set(key, written)
    else if (samePathKey(other.to) !== samePathKey(written.to))
      mistakes.push({
        written,
        message: `${written.name} leads to ${other.to} already, as ${other.file} says`,
        hint: 'Remove one of them.',
      })
  }
  if (first.size === 0) return { redirects: [], diagnostics: [] }
  const targets = redirectTargets(options, first)
  const redirects = [...first.values()].flatMap((written): Redirect[] => {
    const result = checked(written, targets, options)
    if ('to' in result) return [result]
    mistakes.push({ written, ...result })
    return []
  })
  return { redirects, diagnostics: await located(mistakes, root) }
}

interface Mistake extends RedirectMistake {
  readonly written: WrittenRedirect
}

function checked(
  written: WrittenRedirect,
  targets: RedirectTargets,
  { config, routes }: RedirectOptions,
): Redirect | Omit<Mistake, 'written'> {
  const owner = takenBy(written, routes, config)
  if (owner !== undefined)
    return {
      message: `${written.name} is the address of ${owner}, so it cannot lead to another page`,
      hint: 'Remove it, or give the page another address.',
    }
  const target = targets(written)
  if ('message' in target) return target
  const { locale, path, to, file } = written
  return { locale, path, file, written: to, to: target.href, isPage: target.isPage }
}

/** A mistake is reported once for all languages. The settings are parsed only to find the line of one. */
async function located(mistakes: readonly Mistake[], root: string): Promise<Diagnostic[]> {
  if (mistakes.length === 0) return []
  const settings = readSource(join(root, 'site.config.ts'))?.toString() ?? ''
  const locate = await locateOptions(settings)
  const diagnostics = mistakes.map(({ written, ...mistake }): Diagnostic => {
    const position = written.option ? locate(written.option) : written.position?.()
    return { severity: 'error', file: written.file, ...position, ...mistake }
  })
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()]
}
