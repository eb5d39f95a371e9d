import type { Localized } from '../config/site.ts'
import type { PageFile } from './pageFiles.ts'

/** What a React page exports as `metadata`. */
export interface ReactPageMetadata {
  /**
   * Title of the page, without the name of the site. Required, except for the home page. With a text
   * for each locale, the page itself is shown as a translation in those locales.
   * @example title: { en: 'About us', zh: '关于我们' }
   */
  readonly title?: string | Localized | undefined
  /** For search engines and for the site's own search. @example description: 'Who we are.' */
  readonly description?: string | Localized | undefined
  /** @example keywords: ['team', 'history'] */
  readonly keywords?: readonly string[] | undefined
}

/** A React page and its metadata, once that is checked. */
export interface ReactPageFile extends PageFile {
  readonly metadata: ReactPageMetadata
}
