import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { failureOf, openFixture, page } from './openFixture.ts'
import { linksOf } from './readPage.ts'

const posts = [{ id: 'blog', path: '/', pageSize: 1, title: { zh: 'Notes', en: 'Notes' } }]
const withoutDocs = { docs: false, posts, navbar: { items: [] } } as const
const noDocs = { 'content/zh/docs/index.md': '', 'content/zh/docs/a.md': '' }
const tags = { 'content/tags.yml': 'blog:\n  news: { zh: News, en: News }\n' }
const post = (title: string, front = '') => page(title, `Text of ${title}.`, front)

describe('posts at the root of a site without docs', () => {
  let site: FixtureSite
  let warnings: string
  const read = (path: string) => site.read(path) ?? ''

  beforeAll(async () => {
    site = fixtureSite(
      {
        ...noDocs,
        ...tags,
        'content/zh/blog/2022-01-01-hello.md': post('Hello', 'slug: hello\ntags: [news]'),
        'content/zh/blog/2022-02-01-again.md': post('Again'),
        'pages/about.md': page('About', 'Back to [the notes](/) and [the first](/hello).'),
      },
      withoutDocs,
    )
    warnings = (await site.build()).warningText
    return () => site.remove()
  })

  it('have their list as the home page, in every language', () => {
    expect(read('index.html')).toContain('<h1>Notes</h1>')
    expect(read('index.html')).toContain('Again')
    expect(read('en/index.html')).toContain('<h1>Notes</h1>')
    expect(warnings).toBe('')
  })

  it('are below the root, as are the other pages of the list, tags, the archive and feeds', () => {
    expect(read('hello/index.html')).toContain('<h1>Hello</h1>')
    expect(read('2022/02/01/again/index.html')).toContain('<h1>Again</h1>')
    for (const path of ['page/2/index.html', 'tags/news/index.html', 'archive/index.html'])
      expect(read(path), path).toContain('Hello')
    expect(read('rss.xml')).toContain('<link>https://fixture.example/hello</link>')
    expect(read('en/atom.xml')).toContain('https://fixture.example/en/')
    expect(site.read('blog/index.html')).toBeUndefined()
  })

  it('have addresses without two slashes, and links that lead to them', () => {
    for (const file of [
      'index.html',
      'page/2/index.html',
      'hello/index.html',
      'sitemap.xml',
      'rss.xml',
      'llms.txt',
      'index.md',
    ])
      expect(read(file), file).not.toMatch(/(?:href="|fixture\.example)\/\//)
    const hrefs = linksOf(read('index.html')).map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining(['/archive', '/tags', '/rss.xml', '/page/2']))
  })

  it('have structured data of the site at the root, and breadcrumbs without a list', () => {
    expect(read('index.html')).toContain('"@type":"WebSite"')
    expect(read('hello/index.html')).not.toContain('"name":"Notes","item"')
  })
})

describe('posts at the root beside other pages', () => {
  const hello = { 'content/zh/blog/2022-01-01-hello.md': post('Hello', 'slug: hello') }

  it('can have docs in a folder', async () => {
    const docs = { 'content/zh/docs/index.md': page('Docs'), 'content/zh/docs/a.md': page('A') }
    const site = openFixture({ ...docs, ...hello }, { posts })
    await site.build()
    expect(site.read('docs/a/index.html')).toContain('<h1>A</h1>')
    expect(site.read('hello/index.html')).toContain('<h1>Hello</h1>')
  })

  it('are reported where a page has the same address', async () => {
    const site = openFixture(
      { ...noDocs, ...hello, 'pages/hello.md': page('Hello there') },
      withoutDocs,
    )
    expect((await site.build()).warningText).toMatch(/there are two pages at \/hello/)
  })

  it.each([
    ['en/x', /the address \/en\/x begins with "en", a locale/],
    ['zh/x', /the address \/zh\/x begins with "zh", the default locale/],
    ['404', /the address \/404 is that of the page for addresses without a page/],
    ['assets/x', /the address \/assets\/x begins with "assets", which the build writes/],
  ])('cannot have the address %s', async (slug, message) => {
    const site = openFixture(
      { ...noDocs, 'content/zh/blog/2022-01-01-hello.md': post('Hello', `slug: "${slug}"`) },
      withoutDocs,
    )
    expect(await failureOf(site)).toMatch(message)
  })
})
