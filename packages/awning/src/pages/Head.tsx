import type { ReactNode } from 'react'
import { isExternal, localeRoot, writtenPath } from '../config/address.ts'
import type { HeadTag } from '../config/headTagMistake.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { Image } from '../content/model.ts'
import { pageImage } from '../features/social-images/pageImage.ts'
import { PageHead, type ArticleFacts } from '../theme/head/PageHead.tsx'
import type { Site } from '../theme/localeSite.ts'

/** The metadata of a page, which its kind returns. */
export interface PageMetadata {
  /** Without the name of the site; the home page has none. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** The locale of the text. For an untranslated text, its page in that locale is the canonical one. */
  readonly textLocale?: LocaleId | undefined
  /** The social image that the author has chosen. */
  readonly image?: Image | undefined
  readonly article?: ArticleFacts | undefined
  /** Elements that the author adds. */
  readonly head?: readonly HeadTag[] | undefined
}

export interface HeadProps extends PageMetadata {
  readonly site: Site
  /** The page's defined path, whatever form the visitor used; absent for pages without an address. */
  readonly path?: string | undefined
  /** Whether there is a Markdown file of the page. */
  readonly hasMarkdown: boolean
}

/** Returns only data that the browser cannot derive, because it is part of every payload. */
export function Head({
  site: { config, locale },
  title,
  description,
  keywords = [],
  path,
  textLocale = locale.id,
  image,
  article,
  head,
  hasMarkdown,
}: HeadProps): ReactNode {
  const picture =
    image && path !== undefined ? pageImage(config, { locale: locale.id, path, image }) : undefined
  const metadata = (
    <PageHead
      {...(title === undefined ? {} : { title })}
      {...(description ? { description } : {})}
      {...(keywords.length > 0 ? { keywords: keywords.join(',') } : {})}
      {...(path === undefined ? {} : { path: writtenPath(config, path) })}
      {...(textLocale === locale.id ? {} : { textRoot: localeRoot(config, textLocale) })}
      {...(picture ? { image: picture } : {})}
      {...(article ? { article } : {})}
      {...(hasMarkdown ? {} : { markdown: false })}
    />
  )
  if (!head) return metadata
  return (
    <>
      {metadata}
      {head.map(({ tag: Tag, attrs }, index) =>
        // React moves these into the head, and removes them with the page.
        Tag === 'link' ? (
          <link key={index} {...attrs} href={linkHref(config, attrs['href'])} />
        ) : (
          <meta key={index} {...attrs} />
        ),
      )}
    </>
  )
}

/** A path is that of a file, and without base. */
function linkHref({ base }: SiteConfig, href: string | boolean | undefined): string {
  const target = String(href ?? '')
  return isExternal(target) ? target : base + target.slice(1)
}
