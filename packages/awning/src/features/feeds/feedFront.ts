import { textDirection } from '../../config/language.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Feed } from './feed.ts'
import { element, type Xml } from './xml.ts'

/**
 * The content that a browser shows for a feed. Feed readers ignore elements of an unknown namespace;
 * browsers render XHTML, and the style sheet hides everything else. This needs no script and no XSLT,
 * which browsers are removing. It has no `title`, `link` or the like, because a reader that ignores
 * namespaces would take them for those of the feed.
 */
export function feedFront(feed: Feed): Xml {
  const { name, description, home, icon, site, siteTitle, lang, items, t } = feed
  return element(
    'div',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      lang,
      ...(textDirection(lang) === 'rtl' ? { dir: 'rtl' } : {}),
    },
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element(
      'p',
      { class: 'site' },
      element(
        'a',
        { href: path(site) },
        icon ? element('img', { src: path(icon), alt: '' }) : undefined,
        siteTitle,
      ),
    ),
    element('h1', {}, name),
    element('p', {}, description),
    element('p', { class: 'how' }, t.feed.instructions),
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

/** Links without the origin, so that they work on a preview too. */
function path(url: string): string {
  return new URL(url).pathname
}
