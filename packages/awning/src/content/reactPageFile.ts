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
  /** Old addresses that lead to this page: from the root of the site on, or in the page's folder. @example aliases: ['/team', 'us'] */
  readonly aliases?: readonly string[] | undefined
  /** `true`: visible on the dev server, not part of a build. @example draft: true */
  readonly draft?: boolean | undefined
  /** A date in the future keeps the page out of builds until then. @example date: '2030-05-01' */
  readonly date?: string | undefined
  /** `true`: in no list, sitemap or search; only readers who know its address find it. @example unlisted: true */
  readonly unlisted?: boolean | undefined
  /** `true`: search engines do not list it. @example noindex: true */
  readonly noindex?: boolean | undefined
  /** `false`: the site's own search does not find it. @example search: false */
  readonly search?: boolean | undefined
}

/** A React page and its metadata, once that is checked. */
export interface ReactPageFile extends PageFile {
  readonly metadata: ReactPageMetadata
}
