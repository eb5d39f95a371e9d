import { fault, isMissing, isPage, type NamedFault } from './fault.ts'
import { edit, redirect } from './faultyHost.ts'

/** Addresses that lead to the wrong place, or nowhere. */
export const addressFaults: readonly NamedFault[] = [
  fault(
    1,
    'pages name another host',
    'error address',
    /pages say that they are at/,
    (reply, { path }) => {
      if (isPage(path) || /xml|robots/.test(path))
        edit(reply, (text) => text.replaceAll('https://fixture.example', 'https://other.example'))
    },
  ),
  fault(
    2,
    'the canonical address redirects',
    'error address',
    /does not lead to it/,
    (reply, { path }) => {
      if (path === '/')
        edit(reply, (text) =>
          text.replaceAll(
            'rel="canonical" href="https://fixture.example/"',
            'rel="canonical" href="https://fixture.example/home"',
          ),
        )
      if (path === '/home') redirect(reply, '/')
    },
  ),
  fault(
    2,
    'http: is served',
    'error address',
    /with http: does not lead to https:/,
    (reply, { scheme }) => {
      if (scheme === 'http') Object.assign(reply, { status: 200, headers: {} })
    },
  ),
  fault(
    3,
    'http: leads elsewhere',
    'error address',
    /with http: does not lead to https:/,
    (reply, { scheme }) => {
      if (scheme === 'http') redirect(reply, 'http://fixture.example:8080/')
    },
  ),
  fault(
    2,
    'a proxy leaks the inner port',
    'error address',
    /leads away from https:\/\/fixture\.example/,
    (reply, { path, scheme }, site) => {
      if (scheme === 'https' && path === site.otherForm)
        return redirect(reply, 'http://fixture.example:8080/docs/')
    },
  ),
  fault(
    3,
    'a redirect leads to another page',
    'error address',
    /leads to another address than/,
    (reply, { path }, site) => {
      if (path === site.otherForm) redirect(reply, '/blog')
    },
  ),
  fault(
    4,
    'the other form of an address is unknown',
    'advice address',
    /only \S+ is known/,
    (reply, { path }, site) => {
      if (path === site.otherForm) Object.assign(reply, { status: 404 })
    },
  ),
  fault(5, 'a redirect is temporary', 'advice address', /is temporary/, (reply, { path }, site) => {
    if (path === site.otherForm) redirect(reply, '/', 302)
  }),
  fault(
    3,
    'a CDN adds a script',
    'error address',
    /content security policy blocks/,
    (reply, { path }) => {
      if (path === '/')
        edit(reply, (text) => text.replace('</body>', '<script>track()</script></body>'))
    },
  ),
  fault(
    2,
    'an unknown address shows the home page',
    'error not-found',
    /answered as if it did/,
    (reply) => {
      if (isMissing(reply)) reply.status = 200
    },
  ),
  fault(3, 'an unknown address leads home', 'error not-found', /answered as if it did/, (reply) => {
    if (isMissing(reply)) redirect(reply, '/', 302)
  }),
  fault(
    4,
    'the host has a page of its own for unknown addresses',
    'error not-found',
    /not that of the site/,
    (reply) => {
      if (isMissing(reply)) edit(reply, () => '<html><h1>404</h1></html>')
    },
  ),
  fault(
    5,
    'a missing page is cached',
    'error not-found',
    /not found is cached/,
    (reply, { path }) => {
      if (isMissing(reply) && isPage(path)) reply.headers['cache-control'] = 'max-age=601'
    },
  ),
  fault(
    5,
    'there is one page for unknown addresses of all languages',
    'advice not-found',
    /in en only with script; without it, it is in zh/,
    (reply, { path }, site) => {
      if (isMissing(reply) && path.startsWith('/en/')) edit(reply, () => site.read('404.html'))
    },
  ),
  fault(
    6,
    'unknown addresses are in another language',
    'error not-found',
    /is in zh and not in en/,
    (reply, { path }) => {
      if (isMissing(reply) && path.startsWith('/en/'))
        edit(reply, (text) => text.replace('lang="en"', 'lang="zh"'))
    },
  ),
  fault(
    5,
    'a missing file is cached for good',
    'advice not-found',
    /that a file is missing is cached/,
    (reply, { path }) => {
      if (isMissing(reply) && path.startsWith('/assets/'))
        reply.headers['cache-control'] = 'max-age=31536000'
    },
  ),
  fault(
    6,
    'a missing file is answered with a page',
    'error not-found',
    /so pages fail in odd ways/,
    (reply, { path }) => {
      if (isMissing(reply) && path.startsWith('/assets/')) reply.status = 200
    },
  ),
  fault(
    2,
    'robots.txt is missing',
    'error sitemap',
    /robots\.txt cannot be read/,
    (reply, { path }) => {
      if (path === '/robots.txt') reply.status = 404
    },
  ),
  fault(
    3,
    'robots.txt forbids everything',
    'advice sitemap',
    /forbids search engines/,
    (reply, { path }) => {
      if (path === '/robots.txt') edit(reply, (text) => text.replace('Disallow:', 'Disallow: /'))
    },
  ),
  fault(
    8,
    'a sitemap that an index names is missing',
    'error sitemap',
    /has no pages/,
    (reply, { path }) => {
      if (path === '/sitemap.xml')
        edit(
          reply,
          () =>
            '<sitemapindex><sitemap><loc>https://fixture.example/sitemap-1.xml</loc></sitemap></sitemapindex>',
        )
    },
  ),
  fault(9, 'an index names no sitemap', 'error sitemap', /has no pages/, (reply, { path }) => {
    if (path === '/sitemap.xml') edit(reply, () => '<sitemapindex></sitemapindex>')
  }),
  fault(4, 'a sitemap is missing', 'error sitemap', /has no pages/, (reply, { path }) => {
    if (path === '/en/sitemap.xml') reply.status = 404
  }),
  fault(
    5,
    'a sitemap names http: addresses',
    'error sitemap',
    /names http:\/\/fixture\.example\S*, which is not on/,
    (reply, { path }) => {
      if (path === '/sitemap.xml')
        edit(reply, (text) => text.replaceAll('https://fixture', 'http://fixture'))
    },
  ),
  fault(
    5,
    'the host adds slashes',
    'error sitemap',
    /not at its own address/,
    (reply, { path }) => {
      if (path === '/docs/a') redirect(reply, '/docs/a/', 308)
    },
  ),
  fault(6, 'a page is missing', 'error sitemap', /does not exist here/, (reply, { path }) => {
    if (path === '/docs/a') reply.status = 404
  }),
  fault(
    7,
    'every address shows the home page',
    'error sitemap',
    /this address shows the page https:\/\/fixture\.example\/$/,
    (reply, { path }, site) => {
      if (path === '/docs/a') edit(reply, () => site.read('index.html'))
    },
  ),
  fault(
    2,
    'a feed is missing',
    'error feeds',
    /a feed that the home page names/,
    (reply, { path }) => {
      if (path === '/blog/rss.xml') reply.status = 404
    },
  ),
  fault(
    3,
    'a feed is sent as text',
    'error feeds',
    /a feed is sent as another type/,
    (reply, { path }) => {
      if (path === '/blog/feed.json') reply.headers['content-type'] = 'text/plain'
    },
  ),
]
