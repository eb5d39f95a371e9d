/** The public API of awning: what `site.config.ts` and `site.code.ts` of a site import. Labs import `awning/lab`. */
export { defineSite } from './config/defineSite.ts'
export type {
  AccentConfig,
  AnnouncementConfig,
  DocsConfig,
  DocsVersionConfig,
  LinkConfig,
  NavItemConfig,
  LocaleConfig,
  LocaleId,
  Localized,
  LogoConfig,
  PostsConfig,
  ReadingPathConfig,
  SidebarConfig,
  ShortcutConfig,
  SidebarItemConfig,
  SiteConfig,
  SiteSettings,
  SocialConfig,
  ThemeConfig,
} from './config/site.ts'
export type { StringOverrides } from './i18n/overrides.ts'
export * from './site-code/bundleApi.ts'
export type { Strings } from './i18n/strings.ts'
