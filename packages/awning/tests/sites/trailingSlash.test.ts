import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import type { AreaList } from '../../src/features/offline/worker/areas.ts'
import { startPreview, type Preview } from '../../src/node/preview/server.ts'
import { expectMistake } from './expectMistake.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'

const origin = 'https://fixture.example'
const files = {
  'content/zh/docs/index.md': '',
  'content/zh/docs/guide/index.md': page(
    'Guide',
    'See [A](a.md), [B](/docs/guide/b/#x), [feed](/blog/rss.xml).',
  ),
  'content/zh/docs/guide/a.md': page(
    'A',
    `[Home](${origin}/docs/guide), [English](/en/docs/guide/a/).`,
  ),
  'content/zh/docs/guide/b.md': page('B', '## X', 'aliases: [/old]'),
  'content/zh/docs/node.js.md': page('Node', '[B](./guide/b)'),
  'content/zh/blog/2022-02-02-b.md': page('Post', 'Text.', 'slug: a/post', 'tags: [t]'),
  'content/tags.yml': 'blog:\n  t: T\n',
  'content/en/docs/guide/a.md': page('A in English'),
  'pages/about.md': page('About'),
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/favicon.ico': 'x',
  'public/icon-512.png': 'x',
  'public/apple-touch-icon.png': 'x',
}
const settings = {
  navbar: {
    items: [
      { label: 'Guide', to: '/docs/guide' },
      { label: 'About', to: '/about/' },
    ],
  },
  footer: { columns: [{ title: 'More', links: [{ label: 'Blog', to: '/blog/' }] }] },
}

/** The addresses of the site in a text: of links, pictures, sitemaps, feeds, data. */
function addressesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/(?:href|src)="(\/[^"]*|https:\/\/fixture\.example[^"]*)"/g),
    ...text.matchAll(/(https:\/\/fixture\.example[^\s"<>)\]]*)/g),
  ].map(([, address = '']) => address.replace(origin, '').replaceAll('&amp;', '&'))
  return [...new Set(found.map((address) => address.replace(/[?#].*/s, '') || '/'))]
}

describe.each(['never', 'always'] as const)("a site with trailingSlash: '%s'", (trailingSlash) => {
  let site: FixtureSite
  let preview: Preview
  /** Every address that was found, and its answer. */
  const answers = new Map<string, { status: number; text: string }>()

  beforeAll(async () => {
    site = fixtureSite(files, { ...settings, trailingSlash })
    await site.build()
    preview = await startPreview({
      root: join(site.root, 'dist'),
      base: '/',
      trailingSlash,
      port: 0,
    })
    const { areas } = JSON.parse(site.read('offline/areas.json') ?? '') as AreaList
    const search = site.read('search/zh.json') ?? ''
    const start = ['/', '/sitemap.xml', '/en/sitemap.xml', '/robots.txt', '/llms.txt', '/sw.js']
    const waiting = [...start, ...areas.flatMap(({ pages }) => pages.map(({ href }) => href))]
    expect(search).not.toBe('')
    for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
      if (answers.has(href)) continue
      const response = await fetch(new URL(href, preview.url), { redirect: 'manual' })
      const text = await response.text()
      answers.set(href, { status: response.status, text })
      if (/html|xml|text\/plain|markdown|json/.test(response.headers.get('content-type') ?? ''))
        waiting.push(...addressesIn(text).filter((address) => !answers.has(address)))
    }
  })
  afterAll(async () => {
    await preview.close()
    site.remove()
  })

  it('answers every address that it names with 200, without a redirect', () => {
    const others = [...answers].filter(([, { status }]) => status !== 200)
    const named = (href: string) =>
      [...answers].filter(([, { text }]) => addressesIn(text).includes(href)).map(([from]) => from)
    expect(others.map(([href]) => `${href} on ${named(href).join(', ')}`)).toEqual([])
    expect(answers.size).toBeGreaterThan(40)
  })

  it('has pages in this form alone, and each is its own canonical address', () => {
    const pages = [...answers].filter(([, { text }]) => text.startsWith('<!doctype html>'))
    expect(pages.length).toBeGreaterThan(20)
    for (const [href, { text }] of pages) {
      if (text.includes('name="robots"')) continue
      const isHome = href === '/' || href === '/en/'
      expect(href.endsWith('/'), href).toBe(isHome || trailingSlash === 'always')
      const [, canonical] = /<link rel="canonical" href="(.*?)"/.exec(text) ?? []
      // An untranslated text has the address of its original.
      expect([origin + href, origin + href.slice('/en'.length)]).toContain(canonical)
    }
  })

  it('lists the same addresses in sitemap, feeds, search index and offline areas', () => {
    const form = (path: string) => (trailingSlash === 'always' ? `${path}/` : path)
    const url = origin + form('/blog/a/post')
    expect(site.read('sitemap.xml')).toContain(`<loc>${url}</loc>`)
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json'])
      expect(site.read(`blog/${feed}`), feed).toContain(url)
    expect(site.read('offline/areas.json')).toContain(`"href":"${form('/blog/a/post')}"`)
    expect(site.read('sitemap.xml')).toContain(`<loc>${origin}${form('/docs/node.js')}</loc>`)
    expect([...answers.keys()]).toContain(form('/docs/guide'))
  })

  it('writes the file that a plain host serves there', () => {
    expect(site.read('docs/guide/a.html') !== undefined).toBe(trailingSlash === 'never')
    expect(site.read('docs/guide/a/index.html') !== undefined).toBe(trailingSlash === 'always')
    expect(site.read('docs/guide/a/index.txt')).toContain('A')
    expect(site.read('docs/guide/a/index.md')).toContain('A')
    for (const file of ['index.html', 'en/index.html', '404.html', 'en/404.html'])
      expect(site.read(file), file).toBeDefined()
  })

  it('has its old addresses in the same form', () => {
    const file = trailingSlash === 'never' ? 'old.html' : 'old/index.html'
    const to = trailingSlash === 'never' ? '/docs/guide/b' : '/docs/guide/b/'
    expect(site.read(file)).toContain(`url=${to}"`)
    expect(site.read('old/index.txt')).toContain(`"redirect":"${to}"`)
    const old = trailingSlash === 'never' ? '/old' : '/old/'
    expect(site.read('_redirects')).toContain(`${old} ${to} 301\n`)
  })
})

describe('without slashes', () => {
  it.each([
    ['content/zh/docs/a.html.md', '/docs/a.html', '/docs/a'],
    ['pages/index/index.md', '/', '/index/'],
  ])('%s would need the file of another page', async (file, path, other) => {
    await expectMistake(
      { 'content/zh/docs/a.md': page('A'), [file]: page('B') },
      {
        file,
        message: `the pages ${path} and ${other} need the same file, because trailingSlash is 'never'`,
      },
      { trailingSlash: 'never', locales: [{ id: 'zh' }] },
    )
  })

  it('an old address cannot be the file of a page', async () => {
    await expectMistake(
      { 'content/zh/docs/a.md': page('A') },
      {
        message:
          'redirects: /docs/a.html is the address of content/zh/docs/a.md, so it cannot lead to another page',
      },
      { trailingSlash: 'never', redirects: { '/docs/a.html': '/blog' } },
    )
  })

  it('a file of public at the address of a page is reported', async () => {
    const site = openFixture({ 'public/blog.html': 'x' }, { trailingSlash: 'never' })
    const { warningText } = await site.build()
    expect(warningText).toContain('the page /blog takes the place of this file')
    expect(site.read('blog.html')).toContain('<h1')
  })
})

it.each(['always', 'never'] as const)(
  'with %s, a second build keeps the not-found page',
  async (trailingSlash) => {
    const site = openFixture({ 'content/zh/docs/a.md': page('A') }, { trailingSlash })
    await site.build()
    const documents = () => ['404.html', 'en/404.html'].map((name) => site.read(name))
    const first = documents()
    for (const html of first) expect(html).toContain('<h1')
    site.write('content/zh/docs/a.md', page('A', 'Another text.'))
    await site.build()
    expect(documents()).toEqual(first)
  },
)
