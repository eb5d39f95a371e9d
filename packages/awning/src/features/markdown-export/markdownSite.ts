import type { LocaleConfig, LocaleId, Localized, SiteConfig } from '../../config/site.ts'
import type { Strings } from '../../i18n/strings.ts'

/** The site as one locale sees it, as far as Markdown needs it. */
export interface MarkdownSite {
  readonly config: SiteConfig
  readonly locale: LocaleConfig
  readonly t: Strings
  url(path: string, locale?: LocaleId): string
  text(text: Localized): string
  date(iso: string): string
}
