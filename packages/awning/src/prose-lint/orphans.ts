import { hrefOf, samePathKey } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { WrittenLink } from '../markdown/writeContext.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { WrittenText } from './writtenText.ts'

/** A doc with fewer incoming links is found only by readers who search for it. */
const minLinks = 2

/**
 * Reports docs of the default locale that few other texts link to. Only links in texts count, because
 * sidebar, pager and lists link to every page.
 */
export function orphans(
  texts: readonly WrittenText[],
  links: ReadonlyMap<string, readonly WrittenLink[]>,
  config: SiteConfig,
): Diagnostic[] {
  const { defaultLocale } = config
  const originals = texts.filter(({ file }) => file.locale === defaultLocale)
  const key = (path: string) => samePathKey(hrefOf(config, defaultLocale, path))
  const sources = new Map<string, Set<string>>()
  for (const { path } of originals) {
    for (const { href } of links.get(`${defaultLocale} ${path}`) ?? []) {
      const target = samePathKey(href.replace(/[?#].*$/, ''))
      if (target === '' || target === key(path)) continue
      sources.set(target, (sources.get(target) ?? new Set()).add(path))
    }
  }
  return originals
    .filter(({ kind }) => kind === 'doc')
    .flatMap(({ file, path }): Diagnostic[] => {
      const from = [...(sources.get(key(path)) ?? [])]
      if (from.length >= minLinks) return []
      return [
        {
          severity: 'suggestion',
          file: file.file,
          message:
            from.length === 0
              ? 'no other text links to this page'
              : `only one other text links to this page: ${from.join()}`,
          hint: `Link to it from at least ${minLinks} pages, in a sentence about its subject.`,
        },
      ]
    })
}
