import type { PageData } from '../../pages/route.ts'
import type { SocialCardContext } from '../../pages/definePage.ts'
import type { PictureTools } from './pictureTools.ts'
import type { SocialPicture } from './socialPicture.ts'

/** The social images of a site that composes its own. Node runs this code, never a bundle or a browser. */
export interface SocialImages<Page extends PageData = PageData, Data = unknown> {
  /**
   * What the picture of a page shows in addition to its card: plain data, as JSON can hold it. It is
   * called in every build. A picture is composed only if this data, the card, or the code has changed.
   */
  data?(page: Page, context: SocialCardContext): Data
  /**
   * The picture as an SVG document of 1200 by 630 pixels; undefined for the engine's own picture.
   * Text has to be outlines, which `tools.text` makes: no fonts are installed where sites are built.
   */
  compose(
    picture: SocialPicture<Data>,
    tools: PictureTools,
  ): string | undefined | Promise<string | undefined>
}

/**
 * Defines the social images of a site, as the default export of the module that `socialImages` in
 * `site.code.ts` names.
 * @example
 * // site.code.ts
 * export default defineSiteCode({ socialImages: './social/socialImages.ts' })
 *
 * // social/socialImages.ts
 * import { defineSocialImages } from 'awning'
 *
 * export default defineSocialImages({
 *   compose: ({ card, colors }, { text, svg }) =>
 *     svg(
 *       `<rect width="1200" height="630" fill="${colors.accent}"/>` +
 *         text.block(
 *           card.title,
 *           { x: 80, y: 80, width: 1040, height: 470, sizes: [120, 96, 72], lineHeight: 1.2 },
 *           { weight: 800, fill: colors.onAccent },
 *         ),
 *     ),
 * })
 */
export function defineSocialImages<Page extends PageData = PageData, Data = undefined>(
  definition: SocialImages<Page, Data>,
): SocialImages<Page, Data> {
  return definition
}
