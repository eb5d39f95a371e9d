import type { z } from 'zod'
import type { siteSchema } from './schema/siteSchema.ts'

/**
 * The types of the settings, all of them inferred from `schema/`. Types alone, and one function: this
 * file is also part of the browser's bundle, which has no use for the schema.
 */

/** The settings as they are written in `site.config.ts`. Only `url` and `title` are required. */
export type SiteSettings = DeepReadonly<z.input<ReturnType<typeof siteSchema>>>

/** What the engine works with: the settings after `defineSite`, with every default filled in. */
export type SiteConfig = DeepReadonly<z.output<ReturnType<typeof siteSchema>>> & {
  /** The icons that exist in `public`, by their addresses without base; Node looks for them (`withIcons`). */
  readonly icons?: readonly string[]
}

/** `zh`, `en`, …: the folder under `content/` and, except for the default one, the first segment of the address. */
export type LocaleId = string

/** One text for each locale. The default locale's text is used where one is missing. */
export type Localized = Readonly<Record<LocaleId, string>>

export type LocaleConfig = SiteConfig['locales'][number]
export type DocsConfig = SiteConfig['docs']
export type SidebarConfig = DocsConfig['sidebars'][string]
export type { SidebarItem as SidebarItemConfig } from './schema/sidebarSchema.ts'
export type ReadingPathConfig = DocsConfig['paths'][number]
/** A version of the docs is a folder of them. The latest is the first without a banner. */
export type DocsVersionConfig = DocsConfig['versions'][number]
/** A dated collection, such as a blog. */
export type PostsConfig = SiteConfig['posts'][number]
/** An item of the navbar: a link, or a menu of links. */
export type NavItemConfig = SiteConfig['navbar']['items'][number]
/** A label and where it leads. */
export type LinkConfig = Extract<NavItemConfig, { readonly items: unknown }>['items'][number]
/** A line above the navbar. */
export type AnnouncementConfig = NonNullable<SiteConfig['announcement']>
export type SocialConfig = Exclude<SiteConfig['social'], false>
export type LogoConfig = SiteConfig['logo']
export type ThemeConfig = SiteConfig['theme']
/** The accent colour of an area: a colour of the theme by its name, or one for each mode. */
export type AccentConfig = DocsConfig['accent']
export type ShortcutConfig = SiteConfig['shortcuts'][number]
/** The maximum sizes of a page, in gzipped bytes. */
export type Budgets = SiteConfig['budgets']
export type ProseRule = keyof SiteConfig['proseLint']

type DeepReadonly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }

/** The text for a locale, or the default locale's. */
export function localized(text: Localized, locale: LocaleId, fallback: LocaleId): string {
  return text[locale] ?? text[fallback] ?? ''
}

/** The language tag of a locale. */
export function langOf({ locales }: Pick<SiteConfig, 'locales'>, locale: LocaleId): string {
  return locales.find(({ id }) => id === locale)?.lang ?? locale
}
