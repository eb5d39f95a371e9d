import { writtenBy, type HostSite } from './hostSite.ts'
import { cachedForGood, revalidated, securityHeaders, strictTransport } from './siteHeaders.ts'

/** Types that compress well, and those of them that need a charset: all but WebAssembly. */
const textTypes =
  'text/plain text/css text/markdown text/javascript text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml'

/** One file, to be included in the `http` block of nginx, as everything in `/etc/nginx/conf.d` is. */
export function nginxConfig(site: HostSite): string {
  const { base, localeRoots, options } = site
  const name = variableName(site)
  const headers = [...securityHeaders, ...(options.hsts ? [strictTransport] : [])]
  const notFound = [...localeRoots, base].map((root) => `${root}404.html`)
  return [
    `# ${writtenBy('nginx', site)}`,
    `# Copy dist/ to ${options.root}${base} and this file into /etc/nginx/conf.d/, then run nginx -t.`,
    '',
    '# The address of a file under assets/ changes with its content; everything else is revalidated.',
    `map $uri $${name}_cache {`,
    `    default ${revalidated};`,
    `    ${quoted(`~^${escaped(base)}assets/`)} ${quoted(cachedForGood)};`,
    '}',
    '',
    '# The page for an unknown address is in the language of that address.',
    `map $request_uri $${name}_not_found {`,
    `    default ${quoted(`${base}404.html`)};`,
    ...localeRoots.map(
      (root) =>
        `    ${quoted(`~^${escaped(root.slice(0, -1))}(?:[/?]|$)`)} ${quoted(`${root}404.html`)};`,
    ),
    '}',
    '',
    'server {',
    ...indented([
      ...(options.port === undefined
        ? ['listen 80;', 'listen [::]:80;', `server_name ${new URL(site.url).hostname};`]
        : [`listen ${options.port};`]),
      `root ${quoted(options.root)};`,
      'server_tokens off;',
      '# Redirects name no scheme, host or port: those of a proxy in front are others.',
      'absolute_redirect off;',
      '',
      'include mime.types;',
      'types {',
      '    application/manifest+json webmanifest;',
      '    text/javascript mjs;',
      '    text/markdown md;',
      '}',
      'default_type application/octet-stream;',
      'charset utf-8;',
      `charset_types ${textTypes};`,
      '',
      '# `precompress: true` in site.config.ts writes the .gz and .br files; without them, nginx compresses.',
      'gzip_static on;',
      ...(options.brotli ? ['brotli_static on;'] : []),
      'gzip on;',
      `gzip_types ${textTypes} application/wasm;`,
      'gzip_min_length 1024;',
      'gzip_vary on;',
      '# Also for requests that come through a proxy.',
      'gzip_proxied any;',
      '',
      `add_header Cache-Control $${name}_cache always;`,
      ...headers.map(([header, value]) => `add_header ${header} ${quoted(value)} always;`),
      '',
      `error_page 404 $${name}_not_found;`,
      ...notFound.map((page) => `location = ${quoted(page)} { internal; }`),
      '',
      '# Not for readers: rules for other hosts, and files with a leading dot.',
      `location ~ ${quoted(`^${escaped(base)}_(?:headers|redirects)(?:\\.|$)`)} { return 404; }`,
      'location ~ "/\\.(?!well-known(?:/|$))" { return 404; }',
      '',
      ...(base === '/'
        ? []
        : [`location = ${quoted(base.slice(0, -1))} { return 301 ${base}$is_args$args; }`]),
      ...pageLocations(site),
      ...movedLocations(site),
    ]),
    '}',
    '',
  ].join('\n')
}

/** How the address of a page becomes its file. */
function pageLocations({ trailingSlash }: HostSite): string[] {
  switch (trailingSlash) {
    case undefined:
      return [
        '# A page is at both forms of its address.',
        'location / { try_files $uri $uri/index.html =404; }',
      ]
    case 'always':
      return [
        '# The address of a page ends with a slash; without it, it leads there.',
        'location / { try_files $uri @add_slash; }',
        'location ~ /$ { try_files ${uri}index.html =404; }',
        ...addSlash,
      ]
    case 'never':
      return [
        '# The address of a page has no slash at the end; with one, it leads there. The home pages are folders.',
        'location / { try_files $uri $uri.html @add_slash; }',
        'location ~ /$ { try_files ${uri}index.html @remove_slash; }',
        ...addSlash,
        'location @remove_slash {',
        '    rewrite ^(.+)/$ $1;',
        '    if (-f $document_root$uri.html) { rewrite ^(.*)$ $1 permanent; }',
        '    return 404;',
        '}',
      ]
  }
}

const addSlash = [
  'location @add_slash {',
  '    if (-f $document_root$uri/index.html) { rewrite ^(.*)$ $1/ permanent; }',
  '    return 404;',
  '}',
]

/** Exact locations, because those tell upper case from lower case, as a `map` does not. */
function movedLocations({ moved }: HostSite): string[] {
  if (moved.length === 0) return []
  return [
    '',
    '# Old addresses.',
    ...moved.flatMap(({ from, to }) =>
      [from, `${from}/`].map(
        (address) => `location = ${quoted(address)} { return 301 ${quoted(withQuery(to))}; }`,
      ),
    ),
  ]
}

/** The address with the query of the request, unless it has its own. */
function withQuery(to: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  const literal = (part: string) => part.replaceAll('$', '%24')
  return literal(path) + (query === '' ? '$is_args$args' : literal(query)) + literal(hash)
}

/** Variables belong to all servers of an nginx, so they are named after the site. */
function variableName({ url, base }: HostSite): string {
  return (new URL(url).hostname + base).replaceAll(/[^a-z\d]+/gi, '_').replace(/_$/, '')
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function escaped(path: string): string {
  return path.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `    ${line}`))
}
