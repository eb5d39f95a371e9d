import { decodedAddress } from '../text/decodedAddress.ts'
import { localeRoot, samePathKey } from '../config/address.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { WrittenLink } from '../markdown/writeContext.ts'

/** The pages of the site that each text links to, without duplicates and links to itself, in the order of the text. */
export function linkedPaths(
  paths: readonly string[],
  links: ReadonlyMap<string, readonly WrittenLink[]>,
  config: SiteConfig,
  locale: LocaleId,
): ReadonlyMap<string, readonly string[]> {
  const known = new Map(paths.map((path) => [samePathKey(path), path]))
  const root = localeRoot(config, locale)
  const pathOf = (href: string) =>
    href.startsWith(root)
      ? known.get(samePathKey(`/${decodedAddress(href.slice(root.length).replace(/[?#].*$/, ''))}`))
      : undefined
  return new Map(
    paths.map((path) => {
      const found = (links.get(`${locale} ${path}`) ?? []).flatMap(({ href }) => {
        const target = pathOf(href)
        return target === undefined || target === path ? [] : [target]
      })
      return [path, [...new Set(found)]]
    }),
  )
}
