/** The public API of awning: what a site's `site.config.ts` imports. */
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
export type { Strings } from './i18n/strings.ts'
