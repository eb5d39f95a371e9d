import { hrefOf, samePathKey } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { WrittenLink } from '../markdown/writing.ts'
import type { Problem } from '../content/problem.ts'
import type { WrittenText } from './writtenText.ts'

/** A doc that fewer pages lead to is found by who looks for it, and by nobody on the way. */
const enough = 2

/**
 * Docs of the default locale that other texts hardly lead to. Only links in texts count: sidebar,
 * pager and lists lead everywhere.
 */
export function orphans(
  texts: readonly WrittenText[],
  links: ReadonlyMap<string, readonly WrittenLink[]>,
  config: SiteConfig,
): Problem[] {
  const { defaultLocale } = config
  const own = texts.filter(({ file }) => file.locale === defaultLocale)
  const key = (path: string) => samePathKey(hrefOf(config, defaultLocale, path))
  const sources = new Map<string, Set<string>>()
  for (const { path } of own) {
    for (const { href } of links.get(`${defaultLocale} ${path}`) ?? []) {
      const target = samePathKey(href.replace(/[?#].*$/, ''))
      if (target === '' || target === key(path)) continue
      sources.set(target, (sources.get(target) ?? new Set()).add(path))
    }
  }
  return own
    .filter(({ kind }) => kind === 'doc')
    .flatMap(({ file, path }): Problem[] => {
      const from = [...(sources.get(key(path)) ?? [])]
      if (from.length >= enough) return []
      return [
        {
          severity: 'remark',
          file: file.file,
          message:
            from.length === 0
              ? 'no other text links to this page'
              : `only one other text links to this page: ${from.join()}`,
          hint: `Link to it from ${enough} pages at least, in a sentence that speaks of it.`,
        },
      ]
    })
}
