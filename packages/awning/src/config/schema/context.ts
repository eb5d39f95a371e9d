import type { Strings } from '../../i18n/strings.ts'
import type { LocaleId, Localized } from '../site.ts'

/** What one part of the settings has to know of another: the languages, which are read first. */
export interface SchemaContext {
  readonly locales: readonly LocaleId[]
  /** Undefined where the locales themselves have a mistake: then no text can be missing. */
  readonly defaultLocale: LocaleId | undefined
  /** A word of the interface in every locale, for texts that have a default. */
  readonly words: (pick: (strings: Strings) => string) => Localized
}
