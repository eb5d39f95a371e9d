import type { Lab } from '../features/labs/lab.ts'
import type { GalleryModule } from '../pages/gallery/sample.ts'
import type { PageKind } from '../pages/definePage.ts'
import type { SiteKinds } from '../pages/kinds.ts'
import type { PostKind } from '../pages/post-kinds/definePostKind.ts'
import type { ThemePartModules } from '../theme/parts/themeParts.ts'

/** The code that a site adds to the engine. Settings are data and stay in `site.config.ts`. */
export interface SiteCode {
  /**
   * Interactive experiments that texts show with `::lab{name="…"}`.
   * @example labs: [number, string]
   */
  readonly labs?: readonly Lab[] | undefined
  /**
   * Kinds of pages, made with `definePage`. One with the name of an engine's kind replaces it.
   * @example pages: [colophon]
   */
  readonly pages?: readonly PageKind[] | undefined
  /**
   * Kinds of posts, made with `definePostKind`, for the `kind` of a collection in the settings.
   * @example postKinds: [recipe]
   */
  readonly postKinds?: readonly PostKind[] | undefined
  /**
   * A module of the site that composes its social images, made with `defineSocialImages`. A path and
   * not an import: Node alone loads it, so that it is part of no bundle. Default: the engine's own.
   * @example socialImages: './social/socialImages.ts'
   */
  readonly socialImages?: string | undefined
  /**
   * Components of the site, shown after the engine's on `/_theme` of the dev server.
   * @example gallery: () => import('./gallery/gallery.tsx')
   */
  gallery?(): Promise<GalleryModule>
  /**
   * Parts of the theme that the site replaces, by their names: server components, each the default
   * export of a file. `ThemePartProps` says which there are and what each is given; the default ones
   * are in `awning/theme`.
   * @example components: { Footer: () => import('./theme/Footer.tsx') }
   */
  readonly components?: ThemePartModules | undefined
}

/** The kinds of pages and posts that the code of a site adds to those of the engine. */
export function siteKindsOf({ pages = [], postKinds = [] }: SiteCode): SiteKinds {
  return { pages, posts: postKinds }
}

/**
 * Defines the code of a site, as the default export of `site.code.ts`. Node reads that file for the
 * data in it, and the bundle for the components: it is run in both, never in a browser.
 * @example
 * import { defineSiteCode } from 'awning'
 * import { number } from './labs/number/lab.ts'
 *
 * export default defineSiteCode({ labs: [number] })
 */
export function defineSiteCode(code: SiteCode): SiteCode {
  return code
}
