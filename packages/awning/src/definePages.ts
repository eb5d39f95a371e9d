/**
 * What a site's own kinds of pages and posts import. They become part of the bundle that renders pages,
 * so nothing is here that only Node needs.
 */
export { definePage } from './pages/definePage.ts'
export type {
  CardContext,
  CollectionContext,
  MarkdownContext,
  PageContext,
  PageKind,
  PageProps,
  RouteContext,
  SearchText,
} from './pages/definePage.ts'
export type { SiteKinds } from './pages/kinds.ts'
export { definePostKind } from './pages/post-kinds/definePostKind.ts'
export type { PostKind } from './pages/post-kinds/definePostKind.ts'
export type { PageData } from './pages/route.ts'
