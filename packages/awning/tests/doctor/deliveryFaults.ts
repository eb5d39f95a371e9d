import { fault, type NamedFault } from './fault.ts'
import { decompress, edit } from './faultyHost.ts'

/** Files that are sent with the wrong headers or content. */
export const deliveryFaults: readonly NamedFault[] = [
  fault(
    2,
    'pages are cached',
    'error caching',
    /pages are cached for 1 seconds/,
    (reply, { path }) => {
      if (path === '/') reply.headers['cache-control'] = 'max-age=1'
    },
  ),
  fault(3, 'pages have no cache header', 'error caching', /browsers guess/, (reply, { path }) => {
    if (path === '/') delete reply.headers['cache-control']
  }),
  fault(3, 'rules were joined', 'error caching', /contradicts itself/, (reply, { path }) => {
    if (path.startsWith('/assets/') && reply.status === 200)
      reply.headers['cache-control'] =
        'public, max-age=0, must-revalidate, public, max-age=31536000, immutable'
  }),
  fault(
    2,
    'hashed files are revalidated',
    'error caching',
    /asked for again and again/,
    (reply, { path }) => {
      if (path.startsWith('/assets/')) reply.headers['cache-control'] = 'max-age=86399'
    },
  ),
  fault(
    2,
    'pages have no validator',
    'advice caching',
    /neither ETag nor Last-Modified/,
    (reply, { path }) => {
      if (path === '/') delete reply.headers['etag']
    },
  ),
  fault(
    3,
    'a validator is ignored',
    'advice caching',
    /where 304 would do/,
    (reply, { headers }) => {
      if (headers['if-none-match']) reply.status = 200
    },
  ),
  fault(2, 'sw.js is missing', 'error service-worker', /there is no sw\.js/, (reply, { path }) => {
    if (path === '/sw.js') reply.status = 404
  }),
  fault(3, 'sw.js is text', 'error service-worker', /browsers refuse it/, (reply, { path }) => {
    if (path === '/sw.js') reply.headers['content-type'] = 'text/plain'
  }),
  fault(
    4,
    'sw.js is cached',
    'error service-worker',
    /the service worker is cached for 3600 seconds/,
    (reply, { path }) => {
      if (path === '/sw.js') reply.headers['cache-control'] = 'max-age=3600'
    },
  ),
  fault(3, 'nothing is compressed', 'error compression', /without compression/, (reply) => {
    decompress(reply)
  }),
  fault(4, 'Vary is missing', 'advice compression', /a cache on the way/, (reply, { path }) => {
    if (path === '/') delete reply.headers['vary']
  }),
  fault(
    2,
    'Markdown has no charset',
    'error types',
    /\.md files are sent without charset=utf-8/,
    (reply, { path }) => {
      if (path.endsWith('.md')) reply.headers['content-type'] = 'text/markdown'
    },
  ),
  fault(
    2,
    'text has no charset',
    'error types',
    /\.txt files are sent without charset=utf-8/,
    (reply, { path }) => {
      if (path === '/llms.txt') reply.headers['content-type'] = 'text/plain'
    },
  ),
  fault(
    2,
    'the manifest is unknown',
    'error types',
    /\.webmanifest files are sent as another type/,
    (reply, { path }) => {
      if (path.endsWith('.webmanifest')) reply.headers['content-type'] = 'application/octet-stream'
    },
  ),
  fault(
    3,
    'scripts are text',
    'error types',
    /\.js files are sent as another type/,
    (reply, { path }) => {
      if (path.startsWith('/assets/') && path.endsWith('.js'))
        reply.headers['content-type'] = 'text/plain'
    },
  ),
  fault(
    4,
    'pages are in another charset',
    'error types',
    /\.html files are sent without charset=utf-8/,
    (reply, { path }) => {
      if (path === '/') reply.headers['content-type'] = 'text/html; charset=iso-8859-1'
    },
  ),
  fault(
    4,
    'llms.txt is missing',
    'error types',
    /a file that the build writes does not exist/,
    (reply, { path }) => {
      if (path === '/llms.txt') reply.status = 404
    },
  ),
  fault(2, 'frames are allowed', 'error security', /in a frame/, (reply) => {
    delete reply.headers['content-security-policy']
  }),
  fault(3, 'a second policy applies', 'advice security', /both apply/, (reply) => {
    reply.headers['content-security-policy'] = "default-src 'self'; frame-ancestors 'self'"
  }),
  fault(2, 'types are guessed', 'error security', /another type than it has/, (reply) => {
    delete reply.headers['x-content-type-options']
  }),
  fault(2, 'Referrer-Policy is missing', 'advice security', /left to the browser/, (reply) => {
    delete reply.headers['referrer-policy']
  }),
  fault(3, 'Permissions-Policy is missing', 'advice security', /camera/, (reply) => {
    delete reply.headers['permissions-policy']
  }),
  fault(2, 'HSTS is missing', 'advice security', /a first visit with http:/, (reply) => {
    delete reply.headers['strict-transport-security']
  }),
  fault(3, 'the version of the server is named', 'advice security', /name the version/, (reply) => {
    reply.headers['server'] = 'Apache/2.4.57'
  }),
  fault(4, 'search engines are told to stay away', 'advice security', /not to list/, (reply) => {
    reply.headers['x-robots-tag'] = 'noindex'
  }),
  fault(
    4,
    'a style sheet is missing',
    'error freshness',
    /needs does not exist here/,
    (reply, { path }) => {
      if (path.endsWith('.css')) reply.status = 404
    },
  ),
  fault(
    5,
    'a CDN minifies scripts',
    'error freshness',
    /other content than the build has written/,
    (reply, { path }) => {
      if (path.startsWith('/assets/') && path.endsWith('.js')) edit(reply, (text) => `${text} `)
    },
  ),
  fault(
    2,
    'data is of another version',
    'error freshness',
    /of one version \(\w+\) and its data of another \(0123456789\)/,
    (reply, { path }) => {
      if (path === '/index.txt')
        edit(reply, (text) => text.replace(/"id":"\w+"/, '"id":"0123456789"'))
    },
  ),
  fault(
    3,
    'data is missing',
    'error freshness',
    /every link loads a whole document/,
    (reply, { path }) => {
      if (path === '/index.txt') reply.status = 404
    },
  ),
]
