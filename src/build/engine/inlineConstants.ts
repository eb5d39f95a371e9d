import { hrefOf } from '../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { Strings } from '../../i18n/strings.ts'

/** Completes the bundled boot script with what only the finished bundle knows. */
export function fillBoot(code: string, config: SiteConfig, build: string, entry: string): string {
  return fill(code, {
    BUILD: build,
    BASE: config.base,
    ENTRY: entry,
    ANNOUNCEMENT: config.announcement?.id ?? '',
  })
}

/** Completes the home page's watchman for one locale. */
export function fillBaseUrl(
  code: string,
  config: SiteConfig,
  locale: LocaleId,
  t: Strings,
): string {
  const configured = `${t.baseUrlConfigured} ${config.base}${config.base === '/' ? ` ${t.baseUrlDefault}` : ''}`
  return fill(code, {
    BASE_URL: {
      home: hrefOf(config, locale, '/'),
      texts: [t.baseUrlTitle, t.baseUrlReason, configured],
      suggestion: t.baseUrlSuggestion,
    },
  })
}

function fill(code: string, constants: Readonly<Record<string, unknown>>): string {
  return code.replace(/\b[A-Z][A-Z_]+\b/g, (name) =>
    // Inside a script element `<` could end it.
    name in constants ? JSON.stringify(constants[name]).replaceAll('<', '\\u003c') : name,
  )
}
