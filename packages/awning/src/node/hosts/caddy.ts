import { writtenBy, type HostSite } from './hostSite.ts'
import { cachedForGood, revalidated, securityHeaders, strictTransport } from './siteHeaders.ts'

/** Types that Caddy does not know on every machine. */
const types = [
  ['md', 'text/markdown; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
] as const

/** A whole Caddyfile. Everything is in one `route`, because its lines apply in the order in which they are written. */
export function caddyfile(site: HostSite): string {
  const { base, url, options } = site
  const headers = [...securityHeaders, ...(options.hsts ? [strictTransport] : [])]
  return [
    `# ${writtenBy('caddy', site)}`,
    `# Copy dist/ to ${options.root}${base} and this file to /etc/caddy/Caddyfile, then run caddy reload.`,
    '',
    `${options.port === undefined ? url : `:${options.port}`} {`,
    ...indented([
      `root * ${quoted(options.root)}`,
      'route {',
      ...indented([
        `header Cache-Control ${quoted(revalidated)}`,
        '# The address of a file under assets/ changes with its content.',
        `@hashed path_regexp ${quoted(`^${escaped(base)}assets/`)}`,
        `header @hashed Cache-Control ${quoted(cachedForGood)}`,
        ...headers.map(([name, value]) => `header ${name} ${quoted(value)}`),
        ...types.flatMap(([extension, type]) => [
          `@${extension} path *.${extension}`,
          `header @${extension} Content-Type ${quoted(type)}`,
        ]),
        '',
        '# Not for readers: rules for other hosts, files with a leading dot, and the page for unknown addresses by its name.',
        `@private path_regexp ${quoted(`^${escaped(base)}_(?:headers|redirects)(?:\\.|$)|/\\.(?:[^w]|w[^e])|/404\\.html$`)}`,
        'error @private 404',
        '',
        ...movedLines(site),
        ...(base === '/'
          ? []
          : [
              `@base path_regexp ${quoted(`^${escaped(base.slice(0, -1))}$`)}`,
              `redir @base ${base} 301`,
            ]),
        ...pageLines(site),
        '# `precompress: true` in site.config.ts writes .br and .gz files; without them, Caddy compresses.',
        ...fileServer,
      ]),
      '}',
      ...errorLines(site),
    ]),
    '}',
    '',
  ].join('\n')
}

/** How the address of a page becomes its file. */
function pageLines({ trailingSlash }: HostSite): string[] {
  switch (trailingSlash) {
    case undefined:
      return ['# A page is at both forms of its address.', 'try_files {path} {path}/index.html']
    case 'always':
      return ['# The address of a page ends with a slash; without it, it leads there.', ...addSlash]
    case 'never':
      return [
        '# The address of a page has no slash at the end; with one, it leads there. The home pages are folders.',
        'try_files {path} {path}.html',
        ...addSlash,
        '@slash path_regexp page ^(.+)/$',
        'route @slash {',
        '\t@page file {re.page.1}.html',
        '\troute @page {',
        '\t\turi strip_suffix /',
        '\t\tredir {uri} 301',
        '\t}',
        '}',
      ]
  }
}

/** The file server of Caddy would do it too, and lose the query. */
const addSlash = [
  '@folder {',
  '\tnot path_regexp /$',
  '\tfile {path}/index.html',
  '}',
  'route @folder {',
  '\trewrite * {path}/',
  '\tredir {uri} 301',
  '}',
]

/** Old addresses. The query of the request is passed on, unless the new address has its own. */
function movedLines({ moved }: HostSite): string[] {
  if (moved.length === 0) return []
  const entries = moved.flatMap(({ from, to }) => {
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
    const outputs = query === '' ? [path, '', hash] : ['', path + query + hash, '']
    return [from, `${from}/`].map((address) => [address, ...outputs].map(quoted).join(' '))
  })
  return [
    '# Old addresses: the new one without and with a query of its own, and its section.',
    'map {path} {new_path} {new_address} {section} {',
    ...indented([...entries, 'default "" "" ""']),
    '}',
    '@moved_whole expression `{new_address} != ""`',
    'redir @moved_whole {new_address} 301',
    '@moved_with_query expression `{new_path} != "" && {query} != ""`',
    'redir @moved_with_query {new_path}?{query}{section} 301',
    '@moved expression `{new_path} != ""`',
    'redir @moved {new_path}{section} 301',
    '',
  ]
}

/** The page for an unknown address is in the language of that address. */
function errorLines({ base, localeRoots }: HostSite): string[] {
  const locales = localeRoots.flatMap((root, index) => [
    `@locale${index} path_regexp ${quoted(`^${escaped(root.slice(0, -1))}(?:/|$)`)}`,
    `rewrite @locale${index} ${quoted(`${root}404.html`)}`,
  ])
  const named = [...localeRoots, base].map((root) => `${escaped(root)}404\\.html`).join('|')
  return [
    'handle_errors {',
    ...indented([
      '@missing expression `{http.error.status_code} == 404`',
      'route @missing {',
      ...indented([
        `header Cache-Control ${quoted(revalidated)}`,
        'header Content-Type "text/html; charset=utf-8"',
        ...locales,
        `@other not path_regexp ${quoted(`^(?:${named})$`)}`,
        `rewrite @other ${quoted(`${base}404.html`)}`,
        ...fileServer,
      ]),
      '}',
    ]),
    '}',
  ]
}

const fileServer = ['encode gzip', 'file_server {', '\tprecompressed br gzip', '}']

/** Inside quotes a backslash is a backslash, except before a quote. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}

function escaped(path: string): string {
  return path.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `\t${line}`))
}
