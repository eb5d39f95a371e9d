import type { LocaleConfig, LocaleId, Localized, SiteConfig } from '../../config/site.ts'
import type { Strings } from '../../i18n/strings.ts'

/** The parts of a locale's site that the Markdown export needs. */
export interface MarkdownSite {
  readonly config: SiteConfig
  readonly locale: LocaleConfig
  readonly t: Strings
  url(path: string, locale?: LocaleId): string
  text(text: Localized): string
  date(iso: string): string
}
