import type { Strings } from '../i18n/strings.ts'
import type { Budgets } from './budgets.ts'

/**
 * Everything an owner decides about the site, as one typed value. `site.config.ts` holds it;
 * `defineSite` checks it once, and from then on it is trusted.
 */

/** `zh`, `en`, …: the folder under `content/` and, but for the default one, the first segment of the address. */
export type LocaleId = string

/** One text for each locale. The default locale's text stands in for a missing one. */
export type Localized = Readonly<Record<LocaleId, string>>

export interface LocaleConfig {
  readonly id: LocaleId
  /** The language's own name, shown in the language menu whatever the current language is. */
  readonly label: string
  /** BCP 47 tag for `<html lang>`, hreflang and `Intl`. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The interface in this language; Chinese and English are there already. */
  readonly strings?: Strings | undefined
}

/** A sidebar drawn from a folder of docs, or written out in full. */
export type SidebarConfig =
  | { readonly folder: string }
  | { readonly items: readonly SidebarItemConfig[] }

/** The id of a doc, or a category with items of its own. */
export type SidebarItemConfig =
  | string
  | {
      readonly label: Localized
      readonly doc?: string
      readonly items: readonly SidebarItemConfig[]
    }

export interface DocsConfig {
  readonly path: string
  readonly title: Localized
  readonly description: Localized
  readonly sidebars: Readonly<Record<string, SidebarConfig>>
  /** Ways through the docs for one kind of reader or another, shown on the overview. */
  readonly paths?: readonly ReadingPathConfig[] | undefined
  /** Id of the doc that a version's label leads to. */
  readonly mainDoc: string
  readonly version: { readonly name: string; readonly label: string }
  /** Given when there is more than one; `version` is then one of them. */
  readonly versions?: readonly DocsVersionConfig[] | undefined
  /** Whether the browser remembers the version a reader chose. It does unless set to false. */
  readonly keepVersion?: boolean | undefined
}

/** Ids of docs, in the order in which they are to be read. */
export interface ReadingPathConfig {
  readonly id: string
  readonly title: Localized
  readonly docs: readonly string[]
}

/** A version of the docs is a folder of them. The latest is the first without a banner. */
export interface DocsVersionConfig {
  readonly name: string
  readonly label: string
  /** Where its docs stand, `/docs/v1`, its main doc first. Absent: all docs that stand in no other. */
  readonly path?: string | undefined
  readonly banner?: 'none' | 'unreleased' | 'unmaintained' | undefined
}

/** A dated collection: the blog, the game library. */
export interface PostsConfig {
  /** Folder under `content/<locale>/`, and key in `tags.yml`. */
  readonly id: string
  readonly path: string
  /** What kind of thing a post is: decides its front matter and how it is drawn. */
  readonly kind: 'article' | 'game'
  readonly title: Localized
  readonly description: Localized
  readonly sidebarTitle: Localized
  /** How many entries the sidebar lists. */
  readonly sidebarCount: number | 'all'
  readonly pageSize: number
}

export interface LinkConfig {
  readonly label: Localized
  /** A path inside the site, without locale, or an absolute address. */
  readonly to: string
}

/** A line above the navbar. Changing the id shows it again to those who dismissed it. */
export interface AnnouncementConfig {
  readonly id: string
  readonly html: Localized
  readonly closeable: boolean
}

/** Pictures for where an address is shared. */
export interface SocialConfig {
  /** Font files, relative to the site's root, for characters that the fonts at hand do not have. */
  readonly fonts: readonly string[]
}

export interface SiteConfig {
  /** Public origin, without a trailing slash. `SITE_URL` overrides it. */
  readonly url: string
  /** Folder the site is served from: `/`, or `/folder/`. */
  readonly base: string
  readonly repository: string
  /** Where an edit of a content file begins; the file's path is appended. */
  readonly editUrl?: string
  readonly title: Localized
  readonly tagline: Localized
  readonly defaultLocale: LocaleId
  readonly locales: readonly LocaleConfig[]
  readonly docs: DocsConfig
  readonly posts: readonly PostsConfig[]
  readonly navbar: {
    readonly items: readonly LinkConfig[]
    /** The bar leaves while the reader scrolls down. Off unless set. */
    readonly hideOnScroll?: boolean
  }
  readonly announcement?: AnnouncementConfig
  /** Writes `.br` and `.gz` beside every file that compresses. Off unless set: most hosts compress by themselves. */
  readonly precompress?: boolean | undefined
  /** The most that a page may weigh; the usual limits hold for what is not given. */
  readonly budgets?: Partial<Budgets> | undefined
  /** A picture is drawn for every page, unless set to false. */
  readonly social?: SocialConfig | false
  /**
   * Whether pages can be read offline. They can unless set to false: then browsers that have the
   * worker are rid of it, and of all that it kept, at their next visit.
   */
  readonly offline?: boolean
  readonly footer: {
    readonly columns: readonly {
      readonly title: Localized
      readonly links: readonly LinkConfig[]
    }[]
    readonly copyright: Localized
  }
}

/** The text for a locale, or the default locale's. */
export function localized(text: Localized, locale: LocaleId, fallback: LocaleId): string {
  return text[locale] ?? text[fallback] ?? ''
}
