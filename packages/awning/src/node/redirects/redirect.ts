import type { LocaleId } from '../../config/site.ts'

/** An old address and where it leads. Like a page, it has a locale, a path and a file that defines it. */
export interface Redirect {
  readonly locale: LocaleId
  /** The old address inside the locale, decoded. */
  readonly path: string
  /** What it leads to: an href, or a complete address. */
  readonly to: string
  /** Whether that is a page of the site, which the app can show. */
  readonly isPage: boolean
  /** The same as an author writes it. */
  readonly written: string
  readonly file: string
}
