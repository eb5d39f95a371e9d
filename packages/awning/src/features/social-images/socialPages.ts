import type { SiteConfig } from '../../config/site.ts'
import type { Asset, Image } from '../../content/model.ts'
import { kindOf, type Kinds } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import { siteFor } from '../../theme/site.ts'
import type { CoverFile, SiteMark } from './card.ts'
import type { SocialPage } from './socialFiles.ts'

/** What the picture of each page says. Kinds of pages without a card have none. */
export function socialPages(
  routes: readonly Route[],
  config: SiteConfig,
  assets: readonly Asset[],
  kinds: Kinds,
  mark: Omit<SiteMark, 'letters'>,
): SocialPage[] {
  const sites = new Map(config.locales.map(({ id }) => [id, siteFor(config, id)]))
  const pictureFile = pictureFinder(assets)
  return routes.flatMap(({ locale, path, page, file }) => {
    const site = sites.get(locale)
    const kind = kindOf(kinds.pages, page)
    if (!site || !kind.socialCard) return []
    const card = kind.socialCard(page, { site, path, postKinds: kinds.posts, pictureFile })
    const base = {
      lang: site.locale.lang,
      shop: site.text(config.title),
      address: address(config),
      mark: { ...mark, letters: site.text(config.logo.text) },
    }
    const name = path === '/' ? '/index' : path.replace(/\/$/, '')
    return [
      {
        path: `social/${locale}${name}.png`,
        file: file ?? 'site.config.ts',
        card: { ...base, ...card },
      },
    ]
  })
}

/** `example.org`, with the folder if there is one. */
function address({ url, base }: SiteConfig): string {
  return new URL(url).host + base.slice(0, -1)
}

/** A picture is known by the address of its asset; the asset's name holds the hash of its bytes. */
function pictureFinder(assets: readonly Asset[]): (image: Image) => CoverFile | undefined {
  const files = new Map(assets.map(({ name, file }) => [encodeURIComponent(name), { name, file }]))
  return ({ src }) => {
    const found = files.get(src.split('/').at(-1) ?? '')
    return found && { file: found.file, hash: found.name }
  }
}
