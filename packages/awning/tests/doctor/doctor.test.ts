import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '../../src/node/doctor/examine.ts'
import type { Finding } from '../../src/node/doctor/finding.ts'
import { reportText } from '../../src/node/doctor/reportText.ts'
import { startPreview, type Preview } from '../../src/node/preview/server.ts'
import { fixtureSite, type FixtureSite } from '../sites/fixtureSite.ts'
import { page } from '../sites/markdownPage.ts'
import {
  decompress,
  edit,
  redirect,
  startFaultyHost,
  type Fault,
  type FaultyHost,
} from './faultyHost.ts'

let site: FixtureSite
let preview: Preview
let host: FaultyHost
const nowhere = join(tmpdir(), 'no-such-folder')

beforeAll(async () => {
  site = fixtureSite({ 'content/zh/docs/a.md': page('A', 'Text. '.repeat(400)) })
  await site.build()
  const [, first = ''] =
    /<loc>https:\/\/fixture\.example(\/[^<]+)<\/loc>/.exec(site.read('sitemap.xml') ?? '') ?? []
  otherForm = first.endsWith('/') ? first.slice(0, -1) : `${first}/`
  preview = await startPreview({ root: join(site.root, 'dist'), base: '/', port: 0 })
  host = await startFaultyHost(preview.port)
})
afterAll(async () => {
  await host.close()
  await preview.close()
  site.remove()
})

/** What is found when the public host has this fault. */
async function findingsWith(fault: Fault, outDir = nowhere): Promise<readonly Finding[]> {
  host.fault = fault
  const { findings } = await examine('https://fixture.example/', { outDir, fetch: host.fetch })
  return findings
}

/** The first page of the sitemap after the home page, with a slash more or less than its address. */
let otherForm: string
const isPage = (path: string) => !/\.\w+$/.test(path)
const dist = () => join(site.root, 'dist')

describe('a site that is served well', () => {
  it('has no findings, and is compared with dist/ where that is the same site', async () => {
    host.fault = () => undefined
    const report = await examine('https://fixture.example/', { outDir: dist(), fetch: host.fetch })
    expect(report.findings).toEqual([])
    expect(report.compared).toBe(true)
    expect(reportText(report)).toMatch(
      /^https:\/\/fixture\.example\/: nothing is wrong \(\d+ requests, compared with dist\/\)\.$/,
    )
  })

  it('can be the preview server, which has no certificate and no public name', async () => {
    expect((await examine(preview.url, { outDir: dist() })).findings).toEqual([])
  })

  it('is not compared with another site', async () => {
    host.fault = () => undefined
    const options = { outDir: nowhere, fetch: host.fetch }
    expect((await examine('https://fixture.example', options)).compared).toBe(false)
  })
})

/** Faults that can be there at the same time are in one group, so that the site is examined once for all of them. */
type Case = readonly [
  group: number,
  fault: string,
  check: Finding['check'],
  severity: Finding['severity'],
  problem: RegExp,
  change: Fault,
]

const notFoundPage = (reply: { status: number }) => reply.status === 404

const cases: readonly Case[] = [
  [
    1,
    'pages name another host',
    'address',
    'error',
    /pages say that they are at/,
    (reply, { path }) => {
      if (isPage(path) || /xml|robots/.test(path))
        edit(reply, (text) => text.replaceAll('https://fixture.example', 'https://other.example'))
    },
  ],
  [
    2,
    'the canonical address redirects',
    'address',
    'error',
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
  ],
  [
    2,
    'http: is served',
    'address',
    'error',
    /with http: does not lead to https:/,
    (reply, { scheme }) => {
      if (scheme === 'http') Object.assign(reply, { status: 200, headers: {} })
    },
  ],
  [
    3,
    'http: leads elsewhere',
    'address',
    'error',
    /with http: does not lead to https:/,
    (reply, { scheme }) => {
      if (scheme === 'http') redirect(reply, 'http://fixture.example:8080/')
    },
  ],
  [
    2,
    'a proxy leaks the inner port',
    'address',
    'error',
    /leads away from https:\/\/fixture\.example/,
    (reply, { path, scheme }) => {
      if (scheme === 'https' && path === otherForm)
        return redirect(reply, 'http://fixture.example:8080/docs/')
    },
  ],
  [
    3,
    'a redirect leads to another page',
    'address',
    'error',
    /leads to another address than/,
    (reply, { path }) => {
      if (path === otherForm) redirect(reply, '/blog')
    },
  ],
  [
    4,
    'the other form of an address is unknown',
    'address',
    'advice',
    /only \S+ is known/,
    (reply, { path }) => {
      if (path === otherForm) Object.assign(reply, { status: 404 })
    },
  ],
  [
    5,
    'a redirect is temporary',
    'address',
    'advice',
    /is temporary/,
    (reply, { path }) => {
      if (path === otherForm) redirect(reply, '/', 302)
    },
  ],
  [
    3,
    'a CDN adds a script',
    'address',
    'error',
    /content security policy blocks/,
    (reply, { path }) => {
      if (path === '/')
        edit(reply, (text) => text.replace('</body>', '<script>track()</script></body>'))
    },
  ],
  [
    2,
    'an unknown address shows the home page',
    'not-found',
    'error',
    /answered as if it did/,
    (reply) => {
      if (notFoundPage(reply)) reply.status = 200
    },
  ],
  [
    3,
    'an unknown address leads home',
    'not-found',
    'error',
    /answered as if it did/,
    (reply) => {
      if (notFoundPage(reply)) redirect(reply, '/', 302)
    },
  ],
  [
    4,
    'the host has a page of its own for unknown addresses',
    'not-found',
    'error',
    /not that of the site/,
    (reply) => {
      if (notFoundPage(reply)) edit(reply, () => '<html><h1>404</h1></html>')
    },
  ],
  [
    5,
    'a missing page is cached',
    'not-found',
    'error',
    /not found is cached/,
    (reply, { path }) => {
      if (notFoundPage(reply) && isPage(path)) reply.headers['cache-control'] = 'max-age=601'
    },
  ],
  [
    5,
    'there is one page for unknown addresses of all languages',
    'not-found',
    'advice',
    /in en only with script; without it, it is in zh/,
    (reply, { path }) => {
      if (notFoundPage(reply) && path.startsWith('/en/'))
        edit(reply, () => readFileSync(join(dist(), '404.html'), 'utf8'))
    },
  ],
  [
    6,
    'unknown addresses are in another language',
    'not-found',
    'error',
    /is in zh and not in en/,
    (reply, { path }) => {
      if (notFoundPage(reply) && path.startsWith('/en/'))
        edit(reply, (text) => text.replace('lang="en"', 'lang="zh"'))
    },
  ],
  [
    5,
    'a missing file is cached for good',
    'not-found',
    'advice',
    /that a file is missing is cached/,
    (reply, { path }) => {
      if (notFoundPage(reply) && path.startsWith('/assets/'))
        reply.headers['cache-control'] = 'max-age=31536000'
    },
  ],
  [
    6,
    'a missing file is answered with a page',
    'not-found',
    'error',
    /so pages fail in odd ways/,
    (reply, { path }) => {
      if (notFoundPage(reply) && path.startsWith('/assets/')) reply.status = 200
    },
  ],
  [
    2,
    'robots.txt is missing',
    'sitemap',
    'error',
    /robots\.txt cannot be read/,
    (reply, { path }) => {
      if (path === '/robots.txt') reply.status = 404
    },
  ],
  [
    3,
    'robots.txt forbids everything',
    'sitemap',
    'advice',
    /forbids search engines/,
    (reply, { path }) => {
      if (path === '/robots.txt') edit(reply, (text) => text.replace('Disallow:', 'Disallow: /'))
    },
  ],
  [
    4,
    'a sitemap is missing',
    'sitemap',
    'error',
    /has no pages/,
    (reply, { path }) => {
      if (path === '/en/sitemap.xml') reply.status = 404
    },
  ],
  [
    5,
    'a sitemap names http: addresses',
    'sitemap',
    'error',
    /names http:\/\/fixture\.example\S*, which is not on/,
    (reply, { path }) => {
      if (path === '/sitemap.xml')
        edit(reply, (text) => text.replaceAll('https://fixture', 'http://fixture'))
    },
  ],
  [
    5,
    'the host adds slashes',
    'sitemap',
    'error',
    /not at its own address/,
    (reply, { path }) => {
      if (path === '/docs/a') redirect(reply, '/docs/a/', 308)
    },
  ],
  [
    6,
    'a page is missing',
    'sitemap',
    'error',
    /does not exist here/,
    (reply, { path }) => {
      if (path === '/docs/a') reply.status = 404
    },
  ],
  [
    7,
    'every address shows the home page',
    'sitemap',
    'error',
    /this address shows the page https:\/\/fixture\.example\/$/,
    (reply, { path }) => {
      if (path === '/docs/a') edit(reply, () => readFileSync(join(dist(), 'index.html'), 'utf8'))
    },
  ],
  [
    2,
    'a feed is missing',
    'feeds',
    'error',
    /a feed that the home page names/,
    (reply, { path }) => {
      if (path === '/blog/rss.xml') reply.status = 404
    },
  ],
  [
    3,
    'a feed is sent as text',
    'feeds',
    'error',
    /a feed is sent as another type/,
    (reply, { path }) => {
      if (path === '/blog/feed.json') reply.headers['content-type'] = 'text/plain'
    },
  ],
  [
    2,
    'pages are cached',
    'caching',
    'error',
    /pages are cached for 1 seconds/,
    (reply, { path }) => {
      if (path === '/') reply.headers['cache-control'] = 'max-age=1'
    },
  ],
  [
    3,
    'pages have no cache header',
    'caching',
    'error',
    /browsers guess/,
    (reply, { path }) => {
      if (path === '/') delete reply.headers['cache-control']
    },
  ],
  [
    3,
    'rules were joined',
    'caching',
    'error',
    /contradicts itself/,
    (reply, { path }) => {
      if (path.startsWith('/assets/') && reply.status === 200)
        reply.headers['cache-control'] =
          'public, max-age=0, must-revalidate, public, max-age=31536000, immutable'
    },
  ],
  [
    2,
    'hashed files are revalidated',
    'caching',
    'error',
    /asked for again and again/,
    (reply, { path }) => {
      if (path.startsWith('/assets/')) reply.headers['cache-control'] = 'max-age=86399'
    },
  ],
  [
    2,
    'pages have no validator',
    'caching',
    'advice',
    /neither ETag nor Last-Modified/,
    (reply, { path }) => {
      if (path === '/') delete reply.headers['etag']
    },
  ],
  [
    3,
    'a validator is ignored',
    'caching',
    'advice',
    /where 304 would do/,
    (reply, { headers }) => {
      if (headers['if-none-match']) reply.status = 200
    },
  ],
  [
    2,
    'sw.js is missing',
    'service-worker',
    'error',
    /there is no sw\.js/,
    (reply, { path }) => {
      if (path === '/sw.js') reply.status = 404
    },
  ],
  [
    3,
    'sw.js is text',
    'service-worker',
    'error',
    /browsers refuse it/,
    (reply, { path }) => {
      if (path === '/sw.js') reply.headers['content-type'] = 'text/plain'
    },
  ],
  [
    4,
    'sw.js is cached',
    'service-worker',
    'error',
    /the service worker is cached for 3600 seconds/,
    (reply, { path }) => {
      if (path === '/sw.js') reply.headers['cache-control'] = 'max-age=3600'
    },
  ],
  [
    3,
    'nothing is compressed',
    'compression',
    'error',
    /without compression/,
    (reply) => {
      decompress(reply)
    },
  ],
  [
    4,
    'Vary is missing',
    'compression',
    'advice',
    /a cache on the way/,
    (reply, { path }) => {
      if (path === '/') delete reply.headers['vary']
    },
  ],
  [
    2,
    'Markdown has no charset',
    'types',
    'error',
    /\.md files are sent without charset=utf-8/,
    (reply, { path }) => {
      if (path.endsWith('.md')) reply.headers['content-type'] = 'text/markdown'
    },
  ],
  [
    2,
    'text has no charset',
    'types',
    'error',
    /\.txt files are sent without charset=utf-8/,
    (reply, { path }) => {
      if (path === '/llms.txt') reply.headers['content-type'] = 'text/plain'
    },
  ],
  [
    2,
    'the manifest is unknown',
    'types',
    'error',
    /\.webmanifest files are sent as another type/,
    (reply, { path }) => {
      if (path.endsWith('.webmanifest')) reply.headers['content-type'] = 'application/octet-stream'
    },
  ],
  [
    3,
    'scripts are text',
    'types',
    'error',
    /\.js files are sent as another type/,
    (reply, { path }) => {
      if (path.startsWith('/assets/') && path.endsWith('.js'))
        reply.headers['content-type'] = 'text/plain'
    },
  ],
  [
    4,
    'pages are in another charset',
    'types',
    'error',
    /\.html files are sent without charset=utf-8/,
    (reply, { path }) => {
      if (path === '/') reply.headers['content-type'] = 'text/html; charset=iso-8859-1'
    },
  ],
  [
    4,
    'llms.txt is missing',
    'types',
    'error',
    /a file that the build writes does not exist/,
    (reply, { path }) => {
      if (path === '/llms.txt') reply.status = 404
    },
  ],
  [
    2,
    'frames are allowed',
    'security',
    'error',
    /in a frame/,
    (reply) => {
      delete reply.headers['content-security-policy']
    },
  ],
  [
    3,
    'a second policy applies',
    'security',
    'advice',
    /both apply/,
    (reply) => {
      reply.headers['content-security-policy'] = "default-src 'self'; frame-ancestors 'self'"
    },
  ],
  [
    2,
    'types are guessed',
    'security',
    'error',
    /another type than it has/,
    (reply) => {
      delete reply.headers['x-content-type-options']
    },
  ],
  [
    2,
    'Referrer-Policy is missing',
    'security',
    'advice',
    /left to the browser/,
    (reply) => {
      delete reply.headers['referrer-policy']
    },
  ],
  [
    3,
    'Permissions-Policy is missing',
    'security',
    'advice',
    /camera/,
    (reply) => {
      delete reply.headers['permissions-policy']
    },
  ],
  [
    2,
    'HSTS is missing',
    'security',
    'advice',
    /a first visit with http:/,
    (reply) => {
      delete reply.headers['strict-transport-security']
    },
  ],
  [
    3,
    'the version of the server is named',
    'security',
    'advice',
    /name the version/,
    (reply) => {
      reply.headers['server'] = 'Apache/2.4.57'
    },
  ],
  [
    4,
    'search engines are told to stay away',
    'security',
    'advice',
    /not to list/,
    (reply) => {
      reply.headers['x-robots-tag'] = 'noindex'
    },
  ],
  [
    4,
    'a style sheet is missing',
    'freshness',
    'error',
    /needs does not exist here/,
    (reply, { path }) => {
      if (path.endsWith('.css')) reply.status = 404
    },
  ],
  [
    5,
    'a CDN minifies scripts',
    'freshness',
    'error',
    /other content than the build has written/,
    (reply, { path }) => {
      if (path.startsWith('/assets/') && path.endsWith('.js')) edit(reply, (text) => `${text} `)
    },
  ],
  [
    2,
    'data is of another version',
    'freshness',
    'error',
    /of one version \(\w+\) and its data of another \(0123456789\)/,
    (reply, { path }) => {
      if (path === '/index.txt')
        edit(reply, (text) => text.replace(/"id":"\w+"\}/, '"id":"0123456789"}'))
    },
  ],
  [
    3,
    'data is missing',
    'freshness',
    'error',
    /every link loads a whole document/,
    (reply, { path }) => {
      if (path === '/index.txt') reply.status = 404
    },
  ],
]

describe('awning doctor finds that', () => {
  const groups = new Set(cases.map(([group]) => group))

  describe.each([...groups])('(faults of group %i)', (group) => {
    const members = cases.filter(([number]) => number === group)
    let findings: readonly Finding[]

    beforeAll(async () => {
      findings = await findingsWith((reply, asked) => {
        for (const [, , , , , fault] of members) fault(reply, asked)
      })
    })

    it.each(members)('%i: %s', (_, __, check, severity, problem) => {
      const match = findings.find(
        (finding) => finding.check === check && problem.test(finding.problem),
      )
      expect(match ?? findings.map((finding) => finding.problem)).toMatchObject({ check, severity })
      expect(match?.request).toMatch(/^GET https?:\/\/fixture\.example/)
      expect(match?.response).toMatch(/^\d{3}/)
      expect(match?.change).toMatch(/[.]$/)
    })
  })

  it('the deployed version is not the one in dist/', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
    cpSync(dist(), folder, { recursive: true })
    const file = join(folder, 'docs/a/index.txt')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"id":"\w+"\}/, '"id":"0123456789"}'))
    const findings = await findingsWith(() => undefined, folder)
    expect(findings.map(({ check, request }) => [check, request])).toEqual([
      ['freshness', 'GET https://fixture.example/docs/a'],
    ])
    expect(findings[0]?.problem).toMatch(
      /another version \(\w+\) than the one in dist\/ \(0123456789\)/,
    )
    rmSync(folder, { recursive: true })
  })

  it('GitHub Pages decides its headers, so that they are no errors', async () => {
    const findings = await findingsWith((reply) => {
      reply.headers = {
        server: 'GitHub.com',
        'content-type': reply.headers['content-type'],
        'content-encoding': reply.headers['content-encoding'],
        'strict-transport-security': 'max-age=31556952',
        vary: 'Accept-Encoding',
        etag: reply.headers['etag'],
        'cache-control': 'max-age=600',
        location: reply.headers['location'],
      }
      for (const [name, value] of Object.entries(reply.headers))
        if (value === undefined) delete reply.headers[name]
    })
    expect(findings.length).toBeGreaterThan(4)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(findings[0]?.change).toContain('GitHub Pages cannot do it')
  })
})

describe('awning doctor stops', () => {
  const failure = (address: string, fault: Fault = () => undefined) => {
    host.fault = fault
    return examine(address, { outDir: nowhere, fetch: host.fetch, timeoutMs: 300 }).catch(
      (error: unknown) => (error instanceof Error ? [error.name, error.message] : error),
    )
  }

  it.each([
    ['', 'awning doctor needs an address, as in awning doctor https://docs.example.com.'],
    ['docs.example.com', '"docs.example.com" is no complete address.'],
    ['ftp://docs.example.com', '"ftp://docs.example.com" is no complete address.'],
    ['https://', '"https://" is no complete address.'],
  ])('at "%s", which is no address', async (address, message) => {
    expect(await failure(address)).toEqual(['SettingsError', expect.stringContaining(message)])
  })

  it('where nothing listens', async () => {
    const gone = await startFaultyHost(preview.port)
    await gone.close()
    expect(await failure(`http://127.0.0.1:${gone.port}/`)).toEqual([
      'SettingsError',
      `http://127.0.0.1:${gone.port}/ cannot be reached: nothing listens there.`,
    ])
  })

  it('where a host has no address', async () => {
    expect(await failure('http://no-such-host.invalid/')).toEqual([
      'SettingsError',
      expect.stringMatching(/^http:\/\/no-such-host\.invalid\/ cannot be reached: /),
    ])
  })

  it('at a host that never answers', async () => {
    const options = {
      outDir: nowhere,
      timeoutMs: 50,
      fetch: (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    }
    await expect(examine('https://fixture.example/', options)).rejects.toThrow(
      'https://fixture.example/ cannot be reached: no answer within 0.05 seconds.',
    )
  })

  it('at redirects in a circle, or without end', async () => {
    expect(
      await failure('https://fixture.example/', (reply, { path }) =>
        redirect(reply, path === '/' ? '/en/' : '/'),
      ),
    ).toEqual([
      'SettingsError',
      'https://fixture.example/ redirects in a circle: https://fixture.example/ → https://fixture.example/en/ → https://fixture.example/.',
    ])
    expect(
      await failure('https://fixture.example/', (reply, { path }) => redirect(reply, `${path}a`)),
    ).toEqual(['SettingsError', 'https://fixture.example/ redirects more than 10 times.'])
  })

  it('at an error of the host, and at an address without a site', async () => {
    expect(await failure('https://fixture.example/', (reply) => (reply.status = 503))).toEqual([
      'SettingsError',
      'https://fixture.example/ answers with 503.',
    ])
    expect(await failure('https://fixture.example/nothing')).toEqual([
      'SettingsError',
      'https://fixture.example/nothing answers with 404. Is the site in a folder of this host? Write its whole address.',
    ])
  })

  it('at a site that awning has not made', async () => {
    const message = 'is no page of a site made with awning'
    expect(
      await failure('https://fixture.example/', (reply) => edit(reply, () => '<html lang="en">')),
    ).toEqual(['SettingsError', expect.stringContaining(message)])
  })
})

describe('the report', () => {
  it('has errors first, then advice, then a summary', async () => {
    host.fault = (reply, { path }) => {
      if (path === '/sw.js') reply.headers['cache-control'] = 'max-age=3600'
      delete reply.headers['referrer-policy']
    }
    const report = await examine('https://fixture.example/', { outDir: nowhere, fetch: host.fetch })
    expect(reportText(report).split('\n\n')).toEqual([
      [
        'error: the service worker is cached for 3600 seconds, so readers get an old version after you deploy [service-worker]',
        '  GET https://fixture.example/sw.js',
        '  200, cache-control: max-age=3600',
        '  npx awning deploy-files writes what nginx, Caddy, Docker, Netlify, Cloudflare Pages and Vercel need for it.',
      ].join('\n'),
      expect.stringMatching(/^advice: what other sites learn about visits/),
      expect.stringMatching(
        /^https:\/\/fixture\.example\/: 1 error, 1 piece of advice \(\d+ requests\)\.$/,
      ),
    ])
  })
})
