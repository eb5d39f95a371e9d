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
} from '../content/model.ts'
import type { ImageFile, SocialCard } from '../features/social-images/socialCard.ts'
import type { Data } from '../features/structured-data/data.ts'
import type { Site } from '../theme/localeSite.ts'
import type { PageMetadata } from './Head.tsx'
import type { PostKind } from './post-kinds/definePostKind.ts'
import type { PageData, Route } from './route.ts'

/**
 * Everything the engine knows about one kind of page. Node code reads these definitions too, so a
 * definition imports no component and no style sheet; `Page` imports the component when a page is
 * rendered, and each kind stays a chunk of its own with the styles it uses.
 */
export interface PageKind<P extends PageData = PageData> {
  /** What `kind` in the data of its pages says. */
  readonly kind: P['kind']
  /** The pages of this kind in one locale. */
  readonly routes: RouteSource<P>
  /** The component that renders a page, as the default export of a module. */
  Page(): Promise<PageModule<P>>
  /** Title, description and the like; without it, a page is titled with the name of the site. */
  head?(page: P, context: PageContext): PageMetadata
  /** What the page says in the vocabulary of schema.org. */
  structuredData?(page: P, context: PageContext): readonly (Data | undefined)[]
  /** The page as Markdown. A page whose text is in another language has none, given its `entry`. */
  markdown?(page: P, context: MarkdownContext): string
  /**
   * What the picture says that other sites show for a link to the page. Default: the title and the
   * description of `head`.
   */
  socialCard?(page: P, context: SocialCardContext): SocialCard
  /** ISO day or moment of the last change, where it is known. */
  lastModified?(page: P): string | undefined
  /** Id of the part of the site that readers can save for offline as a whole: `docs`, or a collection. */
  offlineArea?(page: P): string | undefined
  /** What search finds the page by; undefined for a page that search leaves out. */
  search?(page: P, context: PageContext): SearchText | undefined
  /** The doc, post or text that the page shows. */
  entry?(page: P): AnyEntry
  /** The text that the page shows, and the page with another text in its place. */
  readonly body?: BodyAccess<P>
  /** Data that the page's scripts fetch, each a file of its own. */
  files?(page: P): readonly PageFile[]
  /** Set for kinds with many pages: worker threads render them. */
  readonly threads?: PageThreads<P>
  /** Set for pages that search engines should not list. They have no address in their metadata. */
  readonly isHidden?: true
  /**
   * Set for a page that is served at other addresses too. `notFound`: hosts answer with it where there
   * is no page; it is written as `404.html`, and the app does not start in it. `offline`: the service
   * worker answers with it where a page cannot be fetched.
   */
  readonly fallback?: 'notFound' | 'offline'
  /** The pages are the site's own, and win over what the engine makes by itself. Set for every kind of a site. */
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
  /** Up to three pages that have most to do with the page at a path. */
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
  /** Words that the page shows beside its text. */
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

/** How a page travels to another thread, as JSON. Texts stay on disk, where every thread finds them. */
export interface PageThreads<P extends PageData> {
  /** The page without what it shares with other pages or does not show. */
  pack?(page: P): object
  /** The page as it was, from what `pack` gave. */
  unpack?(packed: P, shared: SharedData): P
}

/** Sent to each thread once. */
export interface SharedData {
  sidebar(locale: string, name: string): LocaleContent['sidebars'][string]
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
