import type { ReactNode } from 'react'
import type { PostsConfig, SiteConfig } from '../config/site.ts'
import type {
  Body,
  AnyEntry,
  Doc,
  Image,
  LocaleContent,
  Posts,
  RelatedPage,
  TextSection,
  Visibility,
} from '../content/model.ts'
import type { ImageFile, SocialCard } from '../features/social-images/socialCard.ts'
import type { Data } from '../features/structured-data/data.ts'
import type { Site } from '../theme/localeSite.ts'
import type { PageMetadata } from './pageHead.ts'
import type { PostKind } from './post-kinds/definePostKind.ts'
import type { PageData, Route } from './route.ts'

/**
 * Everything that the engine knows about one kind of page. Node reads these definitions too, so a
 * definition imports no component and no style sheet. `Page` imports the component when a page is
 * rendered, so that each kind is a separate chunk with its styles.
 */
export interface PageKind<P extends PageData = PageData> {
  /** The value of `kind` in the data of its pages. */
  readonly kind: P['kind']
  /** The pages of this kind in one locale. */
  readonly routes: RouteSource<P>
  /** The component that renders a page, as the default export of a module. */
  Page(): Promise<PageModule<P>>
  /** Title, description and the like; without it, a page is titled with the name of the site. */
  head?(page: P, context: PageContext): PageMetadata
  /** The structured data (schema.org) of the page. */
  structuredData?(page: P, context: PageContext): readonly (Data | undefined)[]
  /** The page as Markdown. A page whose text is in another language has none, given its `entry`. */
  markdown?(page: P, context: MarkdownContext): string
  /**
   * What `markdown` is made from besides the settings, for a page that shows no more of the docs than lists of them do: title,
   * address and description. Without it, the Markdown is made again whenever a doc has changed.
   */
  markdownInputs?(page: P): object
  /**
   * The content of the picture that other sites show for a link to the page. Default: the title and
   * the description of `head`.
   */
  socialCard?(page: P, context: SocialCardContext): SocialCard
  /** ISO date, or date and time, of the last change, if known. */
  lastModified?(page: P): string | undefined
  /** Id of the part of the site that readers can save for offline as a whole: `docs`, or a collection. */
  offlineArea?(page: P): string | undefined
  /** The texts by which search finds the page; undefined for a page that search omits. */
  search?(page: P, context: PageContext): SearchText | undefined
  /** The doc, post or text that the page shows. */
  entry?(page: P): AnyEntry
  /** Reads the text of the page, and replaces it by another one. */
  readonly body?: BodyAccess<P>
  /** Data that the page's scripts fetch, each a file of its own. */
  files?(page: P): readonly PageFile[]
  /** Who finds the page. Default: what its `entry` says. */
  visibility?(page: P): Visibility | undefined
  /** Set for kinds with many pages: worker threads render them. */
  readonly threads?: PageThreads<P>
  /** Set for pages that search engines should not list. They have no address in their metadata. */
  readonly isHidden?: true
  /**
   * Set for a page that is served at other addresses too. `notFound`: hosts serve it for unknown
   * addresses; it is written as `404.html`. `offline`: the service worker serves it in place of a page
   * that cannot be fetched.
   */
  readonly fallback?: 'notFound' | 'offline'
  /** Whether the pages replace generated pages of the engine at the same address. Set for every kind of a site. */
  readonly isFromSite?: true
}

/** Lists routes for a locale, or for one collection of posts after the other. */
export type RouteSource<P extends PageData> =
  | ((context: RouteContext) => readonly PageRoute<P>[])
  | { readonly perCollection: (context: CollectionContext) => readonly PageRoute<P>[] }

export type PageRoute<P extends PageData> = Omit<Route<P>, 'locale'>

export interface RouteContext {
  readonly content: LocaleContent
  readonly config: SiteConfig
  readonly postKinds: readonly PostKind[]
  /** Routes of the locale that the kinds before this one have listed. */
  readonly listed: readonly ListedRoute[]
  /** Up to three pages that are most closely related to the page at a path. */
  related(path: string): readonly RelatedPage[]
}

export interface ListedRoute {
  readonly route: Route
  readonly kind: PageKind
}

export interface CollectionContext extends RouteContext {
  readonly collection: PostsConfig
  readonly posts: Posts
}

export interface PageContext {
  readonly site: Site
  readonly path: string
  readonly postKinds: readonly PostKind[]
}

export interface PageProps<P extends PageData> extends PageContext {
  readonly page: P
}

export interface PageModule<P extends PageData> {
  default(props: PageProps<P>): ReactNode | Promise<ReactNode>
}

export interface MarkdownContext extends PageContext {
  /** All docs of the locale. The Markdown of a page with an `entry` does not change with them. */
  readonly docs: readonly Doc[]
  /** The Markdown of a doc, post or text. */
  entryMarkdown(entry: AnyEntry): string
}

export interface SocialCardContext extends PageContext {
  /** The file of an image of the content; undefined for an image of another site. */
  imageFile(image: Image): ImageFile | undefined
}

export interface SearchText {
  readonly title: string
  /** `docs`, `pages`, or the id of a collection: results are grouped by it. */
  readonly area: string
  /** Words that the page shows in addition to its text. */
  readonly words?: readonly string[]
  /** The text, for a page whose text is not a file of the content. */
  readonly sections?: readonly TextSection[]
}

export interface BodyAccess<P extends PageData> {
  of(page: P): Body
  replace(page: P, body: Body): P
}

export interface PageFile {
  readonly href: string
  readonly payload: string | Buffer
}

/** Converts a page for sending it to a worker thread as JSON. Texts are not sent: every thread reads them from disk. */
export interface PageThreads<P extends PageData> {
  /** Returns the page without data that it does not show. Only what is left makes a build render the page again. */
  pack?(page: P): object
  /** Restores the page from the result of `pack`. */
  unpack?(packed: P): P
}

/**
 * Defines a kind of page.
 *
 * @example
 * ```ts
 * interface ColophonData { readonly kind: 'colophon'; readonly year: number }
 *
 * export const colophon = definePage<ColophonData>({
 *   kind: 'colophon',
 *   routes: () => [{ path: '/colophon', page: { kind: 'colophon', year: 2022 } }],
 *   Page: () => import('./ColophonPage.tsx'),
 *   head: () => ({ title: 'Colophon' }),
 * })
 * ```
 */
export function definePage<P extends PageData>(definition: PageKind<P>): PageKind<P> {
  return definition
}
