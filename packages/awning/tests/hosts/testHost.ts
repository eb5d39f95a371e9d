import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteSettings } from '../../src/config/site.ts'
import { examine } from '../../src/node/doctor/examine.ts'
import { rawRequest } from '../../src/node/preview/rawRequest.testing.ts'
import { hostedSite, type HostedSite } from './hostedSite.ts'
import { startServer, type RealServer, type ServerName } from './realServers.ts'

const settings = [undefined, 'always', 'never'] as const
const servers: readonly ServerName[] = ['nginx', 'caddy']
const forGood = 'public, max-age=31536000, immutable'
/** What a proxy that ends TLS adds to requests. */
const proxied = { Host: 'fixture.example', Via: '1.1 proxy', 'X-Forwarded-Proto': 'https' }

/** Starts both servers on a site, for each setting of `trailingSlash`, and asserts what they answer. */
export function testHost(base: string): void {
  describe.each(settings)(`a site at ${base} with trailingSlash %s`, (trailingSlash) => {
    let hosted: HostedSite

    beforeAll(async () => {
      const own: Partial<SiteSettings> = { base, ...(trailingSlash ? { trailingSlash } : {}) }
      hosted = await hostedSite(own)
    }, 120_000)
    afterAll(() => hosted.remove())

    describe.each(servers)('on %s', (name) => {
      let server: RealServer
      const get = (path: string, headers: Record<string, string> = {}) =>
        rawRequest(server.port, base + encodeURI(path), { headers: { ...proxied, ...headers } })
      const assetOf = (pattern: RegExp) =>
        readdirSync(join(hosted.dist, 'assets')).find((file) => pattern.test(file)) ?? ''

      beforeAll(async () => {
        server = await startServer(name, hosted.site)
      })
      afterAll(() => server.close())

      it('leaves nothing for awning doctor to find', async () => {
        const url = `http://127.0.0.1:${server.port}${base}`
        const { findings, host, compared } = await examine(url, { outDir: hosted.dist })
        expect(findings).toEqual([])
        expect([host, compared]).toEqual([name, true])
      })

      it('answers every address of the sitemaps with 200 and its own page', async () => {
        for (const map of ['sitemap.xml', 'en/sitemap.xml']) {
          const { text, headers } = await get(map)
          expect(headers['content-type']).toMatch(/^(?:text|application)\/xml/)
          const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
          expect(urls.length).toBeGreaterThan(3)
          for (const url of urls) {
            const answer = await rawRequest(server.port, new URL(url).pathname)
            expect([url, answer.status]).toEqual([url, 200])
            // As its canonical address, or among those of its translations.
            expect([url, answer.text.includes(` href="${url}"/>`)]).toEqual([url, true])
            expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
          }
        }
      })

      it('leads from the other form of an address to the page, and passes on the query', async () => {
        const page = 'docs/guide/布局'
        const [plain, slash] = [await get(`${page}?a=1`), await get(`${page}/?a=1`)]
        const href = base + encodeURI(page)
        switch (trailingSlash) {
          case undefined:
            expect([plain.status, slash.status]).toEqual([200, 200])
            break
          case 'always':
            expect([301, 308]).toContain(plain.status)
            expect([plain.headers.location, slash.status]).toEqual([`${href}/?a=1`, 200])
            break
          case 'never':
            expect([301, 308]).toContain(slash.status)
            expect([slash.headers.location, plain.status]).toEqual([`${href}?a=1`, 200])
        }
        const home = await get('en')
        if (trailingSlash === undefined) expect(home.status).toBe(200)
        else expect(home.headers.location).toBe(`${base}en/`)
        if (base !== '/')
          expect((await rawRequest(server.port, base.slice(0, -1))).headers.location).toBe(base)
      })

      it.each([
        ['nothing', 'zh'],
        ['nothing/', 'zh'],
        ['docs/nothing.md', 'zh'],
        ['english', 'zh'],
        ['assets/', 'zh'],
        ['assets/nothing-0123456789.js', 'zh'],
        ['404.html', 'zh'],
        ['_headers', 'zh'],
        ['_redirects', 'zh'],
        ['.env', 'zh'],
        ['en/nothing', 'en'],
        ['en/docs/nothing/', 'en'],
        ['en/404.html', 'en'],
      ])('says that there is no %s, with status 404 and in %s', async (path, language) => {
        const { status, text, headers } = await get(path)
        expect(status).toBe(404)
        expect(/<html[^>]* lang="([^"]*)"/.exec(text)?.[1]).toBe(language)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['cache-control']).toBe('no-cache')
        expect(headers['x-content-type-options']).toBe('nosniff')
      })

      it('lets hashed files be cached for good, and has everything else revalidated', async () => {
        const cached = async (path: string) => {
          const { status, headers } = await get(path)
          return [status, headers['cache-control']]
        }
        expect(await cached(`assets/${assetOf(/\.js$/)}`)).toEqual([200, forGood])
        expect(await cached(`assets/${assetOf(/\.css$/)}`)).toEqual([200, forGood])
        for (const path of ['', 'sw.js', 'index.txt', 'blog/rss.xml', 'robots.txt'])
          expect([path, ...(await cached(path))]).toEqual([path, 200, 'no-cache'])
        const { headers } = await get('')
        const again = await get('', { 'If-None-Match': headers.etag ?? '' })
        expect(again.status).toBe(304)
      })

      it.each(['', 'notes.txt', 'index.txt', 'docs/guide/布局/index.md', 'sw.js'])(
        'sends the compressed file of /%s that the build has written, also to a proxy',
        async (path) => {
          const plain = await get(path)
          const [br, gzip] = [
            await get(path, { 'Accept-Encoding': 'gzip, br' }),
            await get(path, { 'Accept-Encoding': 'gzip' }),
          ]
          expect(plain.headers['content-encoding']).toBeUndefined()
          expect([br.headers['content-encoding'], br.headers.vary]).toEqual([
            'br',
            'Accept-Encoding',
          ])
          expect([gzip.headers['content-encoding'], gzip.headers.vary]).toEqual([
            'gzip',
            'Accept-Encoding',
          ])
          expect(brotliDecompressSync(br.body)).toEqual(plain.body)
          expect(gunzipSync(gzip.body)).toEqual(plain.body)
          expect(br.headers['content-type']).toBe(plain.headers['content-type'])
        },
      )

      it.each([
        ['docs/guide/布局/index.md', /^text\/markdown; charset=utf-8$/],
        ['notes.txt', /^text\/plain; charset=utf-8$/],
        ['llms.txt', /^text\/plain; charset=utf-8$/],
        ['index.txt', /^text\/plain; charset=utf-8$/],
        ['manifest.webmanifest', /^application\/manifest\+json; charset=utf-8$/],
        ['.well-known/security.txt', /^text\/plain; charset=utf-8$/],
        ['blog/rss.xml', /^(?:text|application)\/xml; charset=utf-8$/],
        ['blog/feed.json', /^application\/json(?:; charset=utf-8)?$/],
        ['sw.js', /^(?:text|application)\/javascript; charset=utf-8$/],
      ])('gives %s its type and charset', async (path, type) => {
        const { status, headers } = await get(path)
        expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)])
      })

      it('protects pages and files by the same headers', async () => {
        for (const path of ['', 'en/', 'sw.js', `assets/${assetOf(/\.js$/)}`])
          expect((await get(path)).headers).toMatchObject({
            'content-security-policy': "frame-ancestors 'self'",
            'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
            'referrer-policy': 'strict-origin-when-cross-origin',
            'strict-transport-security': 'max-age=31536000',
            'x-content-type-options': 'nosniff',
          })
      })

      it('leads from old addresses to new ones, without naming scheme, host or port', async () => {
        const slash = trailingSlash === 'always' ? '/' : ''
        const guide = trailingSlash === 'never' ? 'docs/guide' : 'docs/guide/'
        const layout = `${base}docs/guide/${encodeURI('布局')}${slash}`
        for (const [path, location] of [
          ['old', `${base}${guide}#top`],
          ['old/?a=1', `${base}${guide}?a=1#top`],
          ['老地址', layout],
          ['Docs/OLD', layout],
          ['chat?a=1', 'https://chat.example/room?id=1'],
          ['en/old', `${base}en/${guide}#top`],
        ] as const) {
          const answer = await get(path)
          expect([path, answer.status, answer.headers.location]).toEqual([path, 301, location])
        }
        expect((await get('docs/old')).status).toBe(404)
      })
    })
  })
}
