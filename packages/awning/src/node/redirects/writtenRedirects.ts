import { samePathKey, splitLocale } from '../../config/address.ts'
import { decodedAddress } from '../../text/decodedAddress.ts'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { Alias } from '../../content/aliases.ts'

/** An old address as it is written, in one locale. */
export interface WrittenRedirect {
  readonly locale: LocaleId
  readonly path: string
  /** The target as it is written: a path, or a complete address. */
  readonly to: string
  /** What messages call it: `redirects: /old`. */
  readonly name: string
  readonly file: string
  /** Its option, in the settings. */
  readonly option?: readonly PropertyKey[]
  /** Its position, in front matter. */
  readonly position?: Alias['position']
}

/** Identifies an address of the site, with or without a slash at its end. */
export function addressKey({ locale, path }: Pick<WrittenRedirect, 'locale' | 'path'>): string {
  return `${locale} ${samePathKey(path)}`
}

/** Of two rules of the settings for one address, that of a single locale comes first and the other is left out. */
export function writtenRedirects(
  config: SiteConfig,
  aliases: readonly Alias[],
): readonly WrittenRedirect[] {
  const rules = Object.entries(config.redirects).map(([from, to]) => ({
    ...splitLocale(config, decodedAddress(from)),
    to,
    name: `redirects: ${from}`,
    file: 'site.config.ts',
    option: ['redirects', from],
  }))
  const single = rules.flatMap(({ locale, ...rule }) => (locale ? [{ ...rule, locale }] : []))
  const known = new Set(single.map(addressKey))
  const general = rules
    .filter(({ locale }) => locale === undefined)
    .flatMap((rule) => config.locales.map(({ id }) => ({ ...rule, locale: id })))
    .filter((rule) => !known.has(addressKey(rule)))
  const fromTexts = aliases.map(({ locale, from, path, written, file, position }) => ({
    locale,
    path: from,
    to: path,
    name: `aliases: ${written}`,
    file,
    position,
  }))
  return [...single, ...general, ...fromTexts]
}
