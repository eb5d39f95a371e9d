import { formatDate } from '../i18n/format.ts'
import type { Feed } from './feed.ts'
import { element, type Attributes, type Xml } from './xml.ts'

/** For the root of a feed. */
export const frontNamespace: Attributes = { 'xmlns:h': 'http://www.w3.org/1999/xhtml' }

/**
 * What somebody sees who opens a feed in a browser. Readers of feeds pass by elements of a language
 * they do not expect; browsers know this one, and the style sheet hides the rest. It needs no script
 * and no XSLT, which browsers are giving up. No `title`, `link` or the like: a reader that is
 * careless about namespaces must not take them for the feed's own.
 */
export function feedFront({ title, description, home, lang, items, t }: Feed): Xml {
  const h = (name: string, attributes: Attributes, ...children: (Xml | string | Xml[])[]) =>
    element(`h:${name}`, attributes, ...children)
  return h(
    'div',
    { lang },
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('h1', {}, title),
    h('p', {}, description),
    h('p', { class: 'how' }, t.feed.how),
    h('p', {}, h('a', { href: home }, t.feed.visit)),
    h(
      'ol',
      {},
      items.map((item) =>
        h(
          'li',
          {},
          h('a', { href: item.url }, item.title),
          h('time', { datetime: item.date }, formatDate(item.date, lang)),
          h('p', {}, item.summary),
        ),
      ),
    ),
  )
}
