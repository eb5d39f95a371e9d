import { defineSite } from '../../src/config/defineSite.ts'
import { hostFiles, hostNames, isHost } from '../../src/node/hosts/hostFiles.ts'
import { defaultHostOptions, hostSite } from '../../src/node/hosts/hostSite.ts'
import { headersFile } from '../../src/node/output/headersFile.ts'

const redirects = { '/guide/start': '/docs/start/' }

/** The settings that the files in `deploy/` are written for. */
const config = defineSite(
  {
    url: 'https://docs.example.com',
    title: 'Handbook',
    locales: [{ id: 'en' }, { id: 'zh' }],
    trailingSlash: 'always',
    redirects,
  },
  {},
)

/** The files of `deploy/`, by their path. */
export function exampleFiles(): Readonly<Record<string, string>> {
  const moved = Object.entries(redirects).flatMap(([from, to]) => [
    { from, to },
    { from: `/zh${from}`, to: `/zh${to}` },
  ])
  const site = hostSite(config, moved, defaultHostOptions)
  const written = hostNames
    .filter(isHost)
    .flatMap((host) =>
      hostFiles(host, site).files.map(({ path, text }) => [`${host}/${path}`, text] as const),
    )
  const rules = moved.map(({ from, to }) => `${from}/ ${to} 301\n`).join('')
  return {
    ...Object.fromEntries(written),
    'cloudflare/_headers': String(headersFile(config, 'no-site').make()),
    'cloudflare/_redirects': rules,
  }
}
