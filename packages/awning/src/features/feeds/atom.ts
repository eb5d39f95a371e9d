import { feedFormats } from '../../config/feeds.ts'
import type { Feed, FeedItem } from './feed.ts'
import { feedFront } from './feedFront.ts'
import { element, xmlDocument, type Xml } from './xml.ts'

/** Atom (RFC 4287) requires a date of change; this one is used for a feed without posts. */
const never = '1970-01-01T00:00:00.000Z'

export function atom(feed: Feed): string {
  const { title, description, home, site, siteTitle, lang, icon, logo, copyright } = feed
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang },
    element('id', {}, feed.self(feedFormats.atom)),
    element('title', {}, title),
    element('subtitle', {}, description),
    element('updated', {}, feed.updated ?? never),
    element('link', {
      rel: 'self',
      type: feedFormats.atom.type,
      href: feed.self(feedFormats.atom),
    }),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: lang, href: home }),
    // Used for entries without an author.
    element('author', {}, element('name', {}, siteTitle), element('uri', {}, site)),
    icon ? element('icon', {}, icon) : undefined,
    logo ? element('logo', {}, logo) : undefined,
    copyright ? element('rights', {}, copyright) : undefined,
    feed.items.map(entry),
    feedFront(feed),
  )
  return xmlDocument(root, feed.style)
}

function entry(item: FeedItem): Xml {
  const { url, title, summary, html, date, modified, tags, authors, image } = item
  return element(
    'entry',
    {},
    element('id', {}, url),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', {}, date),
    element('updated', {}, modified),
    authors.map(({ name, url: uri }) =>
      element(
        'author',
        {},
        element('name', {}, name),
        uri === undefined ? undefined : element('uri', {}, uri),
      ),
    ),
    tags.map((tag) => element('category', { term: tag.label, scheme: tag.url })),
    summary ? element('summary', {}, summary) : undefined,
    element('content', { type: 'html' }, html),
    image &&
      element('media:thumbnail', {
        'xmlns:media': 'http://search.yahoo.com/mrss/',
        url: image.url,
        width: image.width,
        height: image.height,
      }),
  )
}
