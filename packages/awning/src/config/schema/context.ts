import type { Strings } from '../../i18n/strings.ts'
import type { LocaleId, Localized } from '../site.ts'

/** What one part of the settings has to know of others, of which the languages are read first, or of the machine. */
export interface SchemaContext {
  /** Where the locales have a mistake, those of a site in English. */
  readonly locales: readonly LocaleId[]
  readonly areLocalesValid: boolean
  /** Undefined where it is not known: then no text can be missing. */
  readonly defaultLocale: LocaleId | undefined
  /** A word of the interface in every locale, for texts that have a default. */
  readonly words: (pick: (strings: Strings) => string) => Localized
  /** Whether the package for social images is installed. */
  readonly hasSocialImages: boolean
}
