import { feedFormats } from '../../config/feeds.ts'
import { escapeText } from '../../text/escapeHtml.ts'
import type { Feed, FeedItem } from './feed.ts'
import { feedFront } from './feedFront.ts'
import { element, xmlDocument, type Xml } from './xml.ts'

/**
 * RSS 2.0, with authors and full texts in the extension modules that readers commonly support. Readers
 * take a description as HTML, so its text is escaped as HTML before it is written as XML.
 */
export function rss(feed: Feed): string {
  const { title, home, description, lang, copyright, updated, logo } = feed
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, home),
    element('description', {}, escapeText(description)),
    element('language', {}, lang),
    copyright ? element('copyright', {}, copyright) : undefined,
    updated === undefined ? undefined : element('lastBuildDate', {}, rfc822(updated)),
    element('atom:link', {
      rel: 'self',
      type: feedFormats.rss.type,
      href: feed.self(feedFormats.rss),
    }),
    // Without width and height, because RSS limits them to 144 × 400; readers choose the size.
    logo
      ? element(
          'image',
          {},
          element('url', {}, logo),
          element('title', {}, title),
          element('link', {}, home),
        )
      : undefined,
    feed.items.map(item),
    feedFront(feed),
  )
  const root = element(
    'rss',
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    },
    channel,
  )
  return xmlDocument(root, feed.style)
}

function item({ url, title, summary, html, date, tags, authors, image }: FeedItem): Xml {
  return element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('guid', { isPermaLink: 'true' }, url),
    element('pubDate', {}, rfc822(date)),
    authors.map(({ name }) => element('dc:creator', {}, name)),
    tags.map((tag) => element('category', { domain: tag.url }, tag.label)),
    summary ? element('description', {}, escapeText(summary)) : undefined,
    element('content:encoded', {}, html),
    image &&
      element('media:content', {
        url: image.url,
        medium: 'image',
        type: image.type,
        width: image.width,
        height: image.height,
      }),
  )
}

/** `Sat, 12 Mar 2022 00:00:00 GMT` */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString()
}
