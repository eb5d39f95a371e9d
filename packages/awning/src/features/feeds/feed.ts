import { iconHref, isAppIcon } from '../../config/siteIcons.ts'
import { feedPath, type FeedFormat } from '../../config/feeds.ts'
import { plainInline } from '../../config/parseInline.ts'
import { urlOf } from '../../config/address.ts'
import {
  localized,
  type LocaleConfig,
  type PostsConfig,
  type SiteConfig,
} from '../../config/site.ts'
import type { Author, Post } from '../../content/model.ts'
import type { Strings } from '../../i18n/strings.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { modifiedDate } from '../structured-data/modifiedDate.ts'
import { pageImage, type PageImage } from '../social-images/pageImage.ts'

/** A feed, independent of its format. */
export interface Feed {
  /** Of the list and the site. */
  readonly title: string
  readonly name: string
  readonly siteTitle: string
  readonly description: string
  readonly lang: string
  readonly copyright: string
  /** The list itself. */
  readonly home: string
  /** The site in the feed's language. */
  readonly site: string
  /** Absent where the site has no such file. */
  readonly icon?: string
  readonly logo?: string
  readonly style: string
  readonly t: Strings
  /** Moment of the last change of any post; absent where there is none. */
  readonly updated?: string
  readonly items: readonly FeedItem[]
  self(format: FeedFormat): string
}

export interface FeedItem {
  /** The absolute URL of the post, which is also its permanent id. */
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly date: string
  /** Moment of the last change, at the earliest that of publication. */
  readonly modified: string
  readonly tags: readonly { readonly label: string; readonly url: string }[]
  readonly authors: readonly FeedAuthor[]
  readonly image?: PageImage | undefined
}

export interface FeedAuthor {
  readonly name: string
  readonly url?: string
  readonly avatar?: string
}

/** The path of the style sheet for feeds that are opened in a browser, relative to the base. */
export const feedStyle = 'feed.css'

/** Makes the feed of a collection in one language. */
export function feedOf(
  config: SiteConfig,
  locale: LocaleConfig,
  collection: PostsConfig,
  posts: readonly (readonly [Post, string])[],
): Feed {
  const text = (value: Readonly<Record<string, string>>) =>
    localized(value, locale.id, config.defaultLocale)
  const absolute = (href: string) => new URL(href, config.url).href
  const url = (path: string) => urlOf(config, locale.id, path)
  const siteTitle = text(config.title)
  // That of the newest post, and not of a correction to an old one: feeds announce what is new.
  const updated = posts
    .map(([post]) => new Date(post.date).toISOString())
    .sort()
    .at(-1)
  const name = text(collection.title)
  const icon =
    iconHref(config, (file) => file.endsWith('.svg')) ??
    iconHref(config, (file) => !isAppIcon(file))
  const logo = iconHref(config, (file) => file === '/icon-512.png')
  return {
    title: `${name} | ${siteTitle}`,
    name,
    siteTitle,
    // RSS requires one.
    description: text(collection.description) || name,
    lang: locale.lang,
    copyright: config.footer ? plainInline(text(config.footer.copyright)) : '',
    home: url(collection.path),
    site: url('/'),
    ...(icon === undefined ? {} : { icon: absolute(icon) }),
    ...(logo === undefined ? {} : { logo: absolute(logo) }),
    style: `${config.base}${feedStyle}`,
    t: stringsOf(config, locale.id),
    ...(updated === undefined ? {} : { updated }),
    self: (format) => url(feedPath(collection, format)),
    items: posts.map(([post, html]) => ({
      url: url(post.path),
      title: post.title,
      summary: post.description,
      html,
      date: post.date,
      modified: modifiedMoment(post),
      tags: post.tags.map(({ label, path }) => ({ label, url: url(path) })),
      authors: post.authors.map((author) => feedAuthor(author, absolute)),
      image: pageImage(config, post),
    })),
  }
}

/** The last change is known as a day; formats of feeds require a moment. */
function modifiedMoment(post: Post): string {
  return new Date(modifiedDate(post)).toISOString()
}

function feedAuthor({ name, url, image }: Author, absolute: (href: string) => string): FeedAuthor {
  return {
    name,
    ...(url ? { url: absolute(url) } : {}),
    ...(image ? { avatar: absolute(image.src) } : {}),
  }
}
