import { socialImageHref } from '../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { Image } from '../../content/model.ts'
import { imageType } from './imageType.ts'

export interface PageImage {
  readonly url: string
  readonly type?: string
  readonly width?: number
  readonly height?: number
}

/** The picture that other sites show for a page: its author's choice, or the one made for every page, if they are. */
export function pageImage(
  config: SiteConfig,
  page: { readonly locale: LocaleId; readonly path: string; readonly image?: Image | undefined },
): PageImage | undefined {
  if (!page.image && config.social === false) return undefined
  const { src, ...size } = page.image ?? {
    src: socialImageHref(config, page.locale, page.path),
    width: 1200,
    height: 630,
  }
  const type = imageType(src)
  return { url: new URL(src, config.url).href, ...(type ? { type } : {}), ...size }
}
