import { hrefOf, localeRoot, offlinePath } from '../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { AnalyticsTool } from '../../features/analytics/analyticsTools.ts'
import type { Strings } from '../../i18n/strings.ts'

/** Which boot script a site has. */
export function bootOf({ announcement, docs }: SiteConfig): 'boot' | 'bootWithChoices' {
  return announcement || docs.versions.length > 1 ? 'bootWithChoices' : 'boot'
}

/** Fills in the constants of the boot script that are known when the bundle is finished. */
export function fillBoot(code: string, config: SiteConfig, build: string, entry: string): string {
  return fill(code, {
    BUILD: build,
    BASE: config.base,
    ENTRY: entry,
    ANNOUNCEMENT: config.announcement?.id ?? '',
  })
}

/** Fills in the constants of the home page's check of `base`, for one locale. */
export function fillBaseUrl(
  code: string,
  config: SiteConfig,
  locale: LocaleId,
  t: Strings,
): string {
  const home = hrefOf(config, locale, '/')
  const configured = [
    spaced(t.baseUrlConfigured),
    config.base,
    ...(config.base === '/' ? [t.baseUrlDefault.replace(/^(?!（)/, ' ')] : []),
  ].join('')
  return fill(code, {
    BASE_URL: {
      home,
      folder: home.slice(config.base.length),
      texts: [t.baseUrlTitle, t.baseUrlReason, configured],
      suggestion: spaced(t.baseUrlSuggestion),
    },
  })
}

/** A label with a space behind it, unless it ends with a wide colon, which contains one. */
function spaced(label: string): string {
  return label.endsWith('：') ? label : `${label} `
}

/** Fills in the tools that the script for analytics loads. */
export function fillAnalytics(code: string, tools: readonly AnalyticsTool[]): string {
  return fill(code, { ANALYTICS: tools })
}

/** Fills in the constants of `sw.js`. Each version of the site has another script, by which browsers notice the update. */
export function fillWorker(
  engine: { readonly worker: string; readonly withoutWorker: string },
  config: SiteConfig,
  version: string,
): string {
  if (!config.offline) return fillWithoutWorker(engine.withoutWorker, config)
  return fill(engine.worker, {
    BASE: config.base,
    VERSION: version,
    OFFLINE_PAGES: config.locales.map(({ id }) => ({
      root: localeRoot(config, id),
      href: hrefOf(config, id, offlinePath),
    })),
  })
}

export function fillWithoutWorker(code: string, config: SiteConfig): string {
  return fill(code, { BASE: config.base })
}

function fill(code: string, constants: Readonly<Record<string, unknown>>): string {
  return code.replace(/\b[A-Z][A-Z_]+\b/g, (name) =>
    // In an inline script, `</script>` in a string would end the element.
    name in constants ? JSON.stringify(constants[name]).replaceAll('<', '\\u003c') : name,
  )
}
