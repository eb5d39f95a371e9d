import { formatDate } from '../../i18n/format.ts'
import type { Feed } from './feed.ts'
import { element, type Xml } from './xml.ts'

/**
 * What somebody sees who opens a feed in a browser. Readers of feeds pass by elements of a language
 * they do not expect; browsers know this one, and the style sheet hides the rest. It needs no script
 * and no XSLT, which browsers are giving up. No `title`, `link` or the like: a reader that is
 * careless about namespaces must not take them for the feed's own.
 */
export function feedFront(feed: Feed): Xml {
  const { name, description, home, icon, site, siteTitle, lang, items, t } = feed
  return element(
    'div',
    { xmlns: 'http://www.w3.org/1999/xhtml', lang },
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element(
      'p',
      { class: 'site' },
      element('a', { href: path(site) }, element('img', { src: path(icon), alt: '' }), siteTitle),
    ),
    element('h1', {}, name),
    element('p', {}, description),
    element('p', { class: 'how' }, t.feed.how),
    element('p', {}, element('a', { href: path(home) }, t.feed.visit)),
    element(
      'ol',
      {},
      items.map((item) =>
        element(
          'li',
          {},
          element('a', { href: path(item.url) }, item.title),
          element('time', { datetime: item.date }, formatDate(item.date, lang)),
          element('p', {}, item.summary),
        ),
      ),
    ),
  )
}

/** It is looked at where it stands, so its links stay there: on a preview too. */
function path(url: string): string {
  return new URL(url).pathname
}
