import { hrefOf, samePathKey } from '../config/address.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { WrittenLink } from '../markdown/writeContext.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { severityForSize } from '../content/smallSite.ts'
import type { WrittenText } from '../content/writtenText.ts'

/** A doc with fewer incoming links is found only by readers who search for it. */
const minLinks = 2

/**
 * Reports docs of one locale that few of its pages link to. Only links in texts count, because
 * sidebar, pager and lists link to every page.
 */
export function orphans(
  texts: readonly WrittenText[],
  links: ReadonlyMap<string, readonly WrittenLink[]>,
  config: SiteConfig,
  locale: LocaleId,
): Diagnostic[] {
  const severity = severityForSize(texts, config.defaultLocale)
  const key = (path: string) => samePathKey(hrefOf(config, locale, path))
  const sources = new Map<string, Set<string>>()
  for (const [page, written] of links) {
    if (!page.startsWith(`${locale} `)) continue
    const path = page.slice(locale.length + 1)
    for (const { href } of written) {
      const target = samePathKey(href.replace(/[?#].*$/, ''))
      if (target === '' || target === key(path)) continue
      sources.set(target, (sources.get(target) ?? new Set()).add(path))
    }
  }
  return texts
    .filter(({ file, kind, isUnlisted }) => file.locale === locale && kind === 'doc' && !isUnlisted)
    .flatMap(({ file, path }): Diagnostic[] => {
      const from = [...(sources.get(key(path)) ?? [])]
      if (from.length >= minLinks) return []
      return [
        {
          severity,
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
