import { feedFormats } from '../../config/feeds.ts'
import type { Feed } from './feed.ts'

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const { title, description, home, site, siteTitle, lang, icon, logo, items } = feed
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: home,
      feed_url: feed.self(feedFormats.json),
      description,
      icon: logo,
      favicon: icon,
      language: lang,
      authors: [{ name: siteTitle, url: site }],
      items: items.map((item) => ({
        id: item.url,
        url: item.url,
        title: item.title,
        summary: item.summary || undefined,
        content_html: item.html,
        image: item.image?.url,
        date_published: item.date,
        date_modified: item.modified,
        authors: item.authors.length > 0 ? item.authors : undefined,
        tags: item.tags.length > 0 ? item.tags.map(({ label }) => label) : undefined,
        language: lang,
      })),
    },
    undefined,
    2,
  )
}
