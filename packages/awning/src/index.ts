/** The public API of awning: what `site.config.ts` and `site.code.ts` of a site import. Labs import `awning/lab`. */
export { defineSite } from './config/defineSite.ts'
export type {
  AnnouncementConfig,
  DocsConfig,
  DocsVersionConfig,
  LinkConfig,
  LocaleConfig,
  LocaleId,
  Localized,
  PostsConfig,
  ReadingPathConfig,
  SidebarConfig,
  SidebarItemConfig,
  SiteConfig,
  SocialConfig,
} from './config/site.ts'
export { defineSiteCode, type SiteCode } from './site-code/siteCode.ts'
export type { Strings } from './i18n/strings.ts'
