import type { SiteConfig } from '../../config/site.ts'
import type { Asset, Image } from '../../content/model.ts'
import { kindOf, type Kinds } from '../../pages/kinds.ts'
import { pageCard } from '../../pages/pageCard.ts'
import type { Route } from '../../pages/route.ts'
import { siteFor } from '../../theme/localeSite.ts'
import type { SocialImages } from './defineSocialImages.ts'
import type { ImageFile } from './socialCard.ts'
import type { SocialPage } from './socialFiles.ts'
import type { SocialColors, SocialLogo } from './socialPicture.ts'

export interface SocialPagesOptions {
  readonly routes: readonly Route[]
  readonly config: SiteConfig
  readonly assets: readonly Asset[]
  readonly kinds: Kinds
  readonly logo: Omit<SocialLogo, 'letters'>
  /** The colours of an area of the site. */
  readonly colors: (area: string | undefined) => SocialColors
  /** The site's own composition, where it has one. */
  readonly images?: SocialImages | undefined
}

/** What the picture of each page shows. Pages that search engines should not list have none. */
export function socialPages(options: SocialPagesOptions): SocialPage[] {
  const { routes, config, assets, kinds, logo, colors, images } = options
  const sites = new Map(config.locales.map(({ id }) => [id, siteFor(config, id)]))
  const imageFile = imageFinder(assets)
  return routes.flatMap(({ locale, path, page, file }) => {
    const site = sites.get(locale)
    const kind = kindOf(kinds.pages, page)
    if (!site || kind.isHidden) return []
    const context = { site, path, postKinds: kinds.posts, imageFile }
    const card = pageCard(kind, page, context)
    const name = path === '/' ? '/index' : path.replace(/\/$/, '')
    return [
      {
        path: `social/${locale}${name}.png`,
        file: file ?? 'site.config.ts',
        picture: {
          lang: site.locale.lang,
          card,
          data: images?.data?.(page, context),
          site: {
            name: site.text(config.title),
            address: address(config),
            logo: { ...logo, letters: site.text(config.logo.text) },
          },
          colors: colors(card.area),
        },
      },
    ]
  })
}

/** `example.org`, with the folder if there is one. */
function address({ url, base }: SiteConfig): string {
  return new URL(url).host + base.slice(0, -1)
}

/** An image of the content is found by the address of its asset, whose name contains the hash of its bytes. */
function imageFinder(assets: readonly Asset[]): (image: Image) => ImageFile | undefined {
  const files = new Map(assets.map(({ name, file }) => [encodeURIComponent(name), { name, file }]))
  return ({ src, width, height }) => {
    const found = files.get(src.split('/').at(-1) ?? '')
    if (!found) return undefined
    return {
      file: found.file,
      hash: found.name,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    }
  }
}
