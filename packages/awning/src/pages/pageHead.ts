import type { ArticleFacts, PageHeadFacts } from '../client/pageHeadFacts.ts'
import { localeRoot } from '../config/address.ts'
import type { HeadTag } from '../config/headTagMistake.ts'
import type { LocaleId } from '../config/site.ts'
import type { Image } from '../content/model.ts'
import { pageImage } from '../features/social-images/pageImage.ts'
import type { Site } from '../theme/localeSite.ts'
import { kindOf, type Kinds } from './kinds.ts'
import type { Route } from './route.ts'

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
  /** Paths of the page in each version of the docs, by the version's name, for the menu of versions. */
  readonly versions?: ReadonlyMap<string, string> | undefined
}

/** What the head of the document says about a page, by the definition of its kind. */
export function pageHead(site: Site, { page, path }: Route, kinds: Kinds): PageHeadFacts {
  const { config, locale } = site
  const kind = kindOf(kinds.pages, page)
  const { isHidden = false } = kind
  const metadata = kind.head?.(page, { site, path, postKinds: kinds.posts }) ?? {}
  const { title, description, keywords = [], textLocale = locale.id } = metadata
  const { image, article, versions } = metadata
  const picture =
    image && !isHidden ? pageImage(config, { locale: locale.id, path, image }) : undefined
  return {
    ...(title === undefined ? {} : { title }),
    ...(description ? { description } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.join(',') } : {}),
    ...(isHidden ? { isHidden } : {}),
    ...(textLocale === locale.id ? {} : { textRoot: localeRoot(config, textLocale) }),
    ...(picture ? { image: picture } : {}),
    ...(article ? { article } : {}),
    ...(isHidden || kind.markdown !== undefined ? {} : { markdown: false }),
    ...(versions
      ? {
          versions: Object.fromEntries(
            Array.from(versions, ([name, version]) => [name, site.href(version)]),
          ),
        }
      : {}),
  }
}
