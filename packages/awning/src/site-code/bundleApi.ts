/**
 * The entry `awning` as the code of a site sees it, in the bundle and where Node reads it. It leaves
 * out `defineSite`: settings belong to `site.config.ts`, and checking them needs packages that
 * have no place in a bundle.
 */
export { definePage } from '../pages/definePage.ts'
export type {
  CollectionContext,
  MarkdownContext,
  PageContext,
  PageKind,
  PageProps,
  RouteContext,
  SearchText,
  SocialCardContext,
} from '../pages/definePage.ts'
export type { DeclaredName } from '../content/declaredNames.ts'
export { foreignLang } from '../content/foreignLang.ts'
export type {
  Author,
  Doc,
  Image,
  Post,
  PostFacts,
  Posts,
  PostTerm,
  SidebarItem,
  Tag,
} from '../content/model.ts'
export type { FactsContext } from '../content/postKind.ts'
export type { Data } from '../features/structured-data/data.ts'
export { format, formatDate, formatShortDate, plural } from '../i18n/format.ts'
export type { PluralForms } from '../i18n/strings.ts'
export {
  definePostKind,
  type ListContext,
  type ListExtra,
  type PostKind,
} from '../pages/post-kinds/definePostKind.ts'
export type { ListProps } from '../theme/posts/postList.ts'
export type { Site } from '../theme/localeSite.ts'
export { homePage, type HomePageData } from '../pages/home/homePage.ts'
export type {
  GalleryModule,
  Group as GalleryGroup,
  Sample as GallerySample,
} from '../pages/gallery/sample.ts'
export {
  defineSocialImages,
  type SocialImages,
} from '../features/social-images/defineSocialImages.ts'
export type { PictureTools } from '../features/social-images/pictureTools.ts'
export type { ImageFile, SocialCard } from '../features/social-images/socialCard.ts'
export type { SocialColors, SocialPicture } from '../features/social-images/socialPicture.ts'
export type {
  TextBox,
  TextOutlines,
  TextStyle,
} from '../features/social-images/typesetting/textOutlines.ts'
export type { Page as EnginePage } from '../pages/pageKinds.ts'
export { postCard } from '../pages/postCards.ts'
export type { PageData } from '../pages/route.ts'
export type { ReactPageProps } from '../pages/site-page/reactPageModule.ts'
export type { ReactPageMetadata } from '../content/reactPageFile.ts'
export type { ThemePart, ThemePartName, ThemePartProps } from '../theme/parts/themeParts.ts'
export { defineSiteCode, type SiteCode } from './siteCode.ts'
