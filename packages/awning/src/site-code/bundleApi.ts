/**
 * The entry `awning` as the code of a site sees it, in the bundle and where Node reads it. It leaves
 * out `defineSite`: settings belong to `site.config.ts`, and checking them needs packages that
 * have no place in a bundle.
 */
export { definePage } from '../pages/definePage.ts'
export type {
  CardContext,
  CollectionContext,
  MarkdownContext,
  PageContext,
  PageKind,
  PageProps,
  RouteContext,
  SearchText,
} from '../pages/definePage.ts'
export { definePostKind, type PostKind } from '../pages/post-kinds/definePostKind.ts'
export type { PageData } from '../pages/route.ts'
export { defineSiteCode, type SiteCode } from './siteCode.ts'
