import type { ReactNode } from 'react'
import { localeRoot } from '../config/address.ts'
import type { LocaleId } from '../config/site.ts'
import type { Image } from '../content/model.ts'
import { pageImage } from '../features/social-images/pageImage.ts'
import { PageHead, type ArticleFacts } from '../theme/head/PageHead.tsx'
import type { Site } from '../theme/site.ts'

export interface HeadProps {
  readonly site: Site
  /** Without the site's name; the home page has none. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** The page's defined path, whatever form the visitor used; absent for pages without an address. */
  readonly path?: string | undefined
  /** The locale of the text: where it stands in for a translation, its own page is the canonical one. */
  readonly textLocale?: LocaleId | undefined
  /** The picture for other sites that the author chose. */
  readonly image?: Image | undefined
  readonly article?: ArticleFacts | undefined
}

/** Metadata of a page: of all that is known, what the browser cannot know. */
export function Head({
  site: { config, locale },
  title,
  description,
  keywords = [],
  path,
  textLocale = locale.id,
  image,
  article,
}: HeadProps): ReactNode {
  const picture =
    image && path !== undefined ? pageImage(config, { locale: locale.id, path, image }) : undefined
  return (
    <PageHead
      {...(title === undefined ? {} : { title })}
      {...(description ? { description } : {})}
      {...(keywords.length > 0 ? { keywords: keywords.join(',') } : {})}
      {...(path === undefined ? {} : { path })}
      {...(textLocale === locale.id ? {} : { textRoot: localeRoot(config, textLocale) })}
      {...(picture ? { image: picture } : {})}
      {...(article ? { article } : {})}
    />
  )
}
