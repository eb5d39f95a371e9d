import { beforeAll, describe, expect, it } from 'vitest'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { failureOf, openFixture, page } from './openFixture.ts'

const navbar = { items: [{ label: { zh: 'Docs' }, to: '/' }] }
const rootDocs = { docs: { ...plainSite.docs, path: '/' }, posts: [], navbar }
const noPosts = { 'content/zh/blog/2022-01-01-hello.md': '' }

describe('docs at the root of a site without posts', () => {
  let site: FixtureSite
  let warnings: string

  beforeAll(async () => {
    site = fixtureSite(
      {
        ...noPosts,
        'content/zh/docs/index.md': page('Start', 'Read [the guide](guide/first.md).'),
        'content/zh/docs/guide/first.md': page('First steps', 'Back to [the start](/).'),
      },
      rootDocs,
    )
    warnings = (await site.build()).warningText
    return () => site.remove()
  })

  it('have their index as the home page, in every language', () => {
    expect(site.read('index.html')).toContain('<h1>Start</h1>')
    expect(site.read('en/index.html')).toContain('<article lang="zh" dir="ltr"><h1>Start</h1>')
    expect(warnings).toBe('')
  })

  it('have no overview, no list and no feed', () => {
    for (const path of ['docs/index.html', 'blog/index.html', 'blog/rss.xml'])
      expect(site.read(path), path).toBeUndefined()
  })

  it('are below the root, and no address has two slashes', () => {
    expect(site.read('guide/first/index.html')).toContain('<h1>First steps</h1>')
    for (const file of [
      'index.html',
      'guide/first/index.html',
      'sitemap.xml',
      'llms.txt',
      'guide/first/index.md',
    ])
      expect(site.read(file), file).not.toMatch(/(?:href="|fixture\.example)\/\//)
    expect(site.read('sitemap.xml')).toContain('<loc>https://fixture.example/guide/first</loc>')
  })

  it('have structured data of the site at its root, and breadcrumbs to each page', () => {
    const typesAt = (path: string) => {
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(site.read(path) ?? '') ?? []
      return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
    }
    expect(typesAt('index.html').map((node) => node['@type'])).toEqual(['WebSite', 'TechArticle'])
    expect(typesAt('guide/first/index.html')[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: 'https://fixture.example/' },
        // A category without a page of its own.
        { name: 'guide', item: 'https://fixture.example/guide/first' },
        { item: 'https://fixture.example/guide/first' },
      ],
    })
  })

  it('can be saved for offline as a whole', () => {
    expect(JSON.parse(site.read('offline/areas.json') ?? '')).toMatchObject({
      areas: [{ id: 'docs', pages: [{ href: '/guide/first' }, { href: '/' }] }],
    })
  })
})

describe('docs at the root', () => {
  it('may have a blog next to them', async () => {
    const site = openFixture({}, { docs: rootDocs.docs, navbar })
    await site.build()
    expect(site.read('index.html')).toContain('<h1>Home</h1>')
    expect(site.read('blog/index.html')).toContain('Hello')
    expect(JSON.parse(site.read('offline/areas.json') ?? '')).toMatchObject({
      areas: [{ id: 'docs', pages: [{ href: '/' }] }, { id: 'blog' }, { id: 'notes' }],
    })
  })

  it('need an index', async () => {
    const site = openFixture(
      { ...noPosts, 'content/zh/docs/index.md': '', 'content/zh/docs/a.md': page('A', 'Text.') },
      rootDocs,
    )
    expect(await failureOf(site)).toMatch(/docs\/index\.md\n {2}error: the site has no home page/)
  })
})

describe('a site without posts', () => {
  it('has a home page with its docs only, and no page of a blog', async () => {
    const site = openFixture(
      { ...noPosts, 'content/zh/docs/index.md': '', 'content/zh/docs/a.md': page('A') },
      { posts: [] },
    )
    const { warningText, routes } = await site.build()
    expect(warningText).toBe('')
    expect(routes.filter(({ locale }) => locale === 'zh').map(({ path }) => path)).toEqual([
      '/',
      '/docs',
      '/docs/a',
      '/offline',
      '/404',
    ])
  })
})
