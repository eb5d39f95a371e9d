import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { page } from './markdownPage.ts'

/** Everything that search knows of a locale. */
const searchText = (site: FixtureSite, locale: string) =>
  site.read(`search/${locale}-text-0.json`) ?? ''

const robots = '<meta name="robots" content="noindex"/>'

describe('an unlisted page', () => {
  let site: FixtureSite
  let warnings: string

  beforeAll(async () => {
    site = fixtureSite({
      'content/tags.yml':
        'blog:\n  common: { zh: 常见, en: Common }\n  rare: { zh: 少见, en: Rare }\n',
      'content/zh/docs/index.md': '',
      'content/zh/docs/box/a.md': page(
        '甲',
        '[乙](./veiled.md) [丁](/lobby)',
        'requires: [box/veiled]',
      ),
      'content/zh/docs/box/veiled.md': page('藏头文档', '蝾螈', 'unlisted: true'),
      'content/zh/docs/box/z.md': page('末', '文。', 'pagination_prev: box/veiled'),
      'content/zh/docs/solo/only.md': page('藏头独页', '蝾螈', 'unlisted: true'),
      'content/en/docs/box/veiled.md': page('The doc', 'axolotl'),
      'content/zh/blog/2022-02-02-p.md': page('常文', '文。', 'slug: p', 'tags: [common]'),
      'content/zh/blog/2022-02-03-q.md': page(
        '藏头帖子',
        '蝾螈',
        'slug: q',
        'unlisted: true',
        'tags: [common, rare]',
      ),
      'content/zh/blog/2022-02-04-r.md': page('后文', '文。', 'slug: r'),
      'pages/lobby.md': page('藏头大厅', '蝾螈', 'unlisted: true'),
    })
    warnings = (await site.build()).warningText
    return () => site.remove()
  })

  it('is built at its address with a note, noindex and its usual frame', () => {
    expect(warnings).toBe('')
    for (const path of ['docs/box/veiled', 'docs/solo/only', 'blog/q', 'lobby']) {
      const html = site.read(`${path}/index.html`) ?? ''
      expect(html, path).toContain(robots)
      expect(html, path).toContain(zh.unlistedNotice)
      expect(html, path).toContain('蝾螈')
    }
    expect(site.read('en/docs/box/veiled/index.html')).toContain(en.unlistedNotice)
    expect(site.read('docs/box/veiled/index.html')).toContain('href="/docs/box/a"')
    expect(site.read('docs/box/veiled/index.md')).toContain('蝾螈')
  })

  it('can be reached by a link that an author wrote', () => {
    expect(site.read('docs/box/a/index.html')).toMatch(/<a href="\/docs\/box\/veiled">乙<\/a>/)
    expect(site.read('docs/box/a/index.html')).toContain('href="/lobby"')
  })

  it.each([
    'index.html',
    'docs/index.html',
    'docs/index.md',
    'docs/box/z/index.html',
    'blog/index.html',
    'blog/p/index.html',
    'blog/r/index.html',
    'blog/archive/index.html',
    'blog/tags/index.html',
    'blog/tags/common/index.html',
    'blog/rss.xml',
    'blog/atom.xml',
    'blog/feed.json',
    'sitemap.xml',
    'en/sitemap.xml',
    'llms.txt',
    'en/llms.txt',
    'en/docs/index.html',
    'offline/areas.json',
  ])('is not in %s', (path) => {
    const text = site.read(path)
    expect(text).toBeDefined()
    expect(text).not.toMatch(/藏头|veiled|solo|blog\/q|lobby|蝾螈|axolotl/)
  })

  it('is in llms-full.txt only as a link that an author wrote', () => {
    expect(site.read('llms-full.txt')).toContain('docs/box/a')
    expect(site.read('llms-full.txt')).not.toMatch(/藏头|蝾螈/)
  })

  it('is not found by search', () => {
    const index = searchText(site, 'zh')
    expect(index).toContain('常文')
    expect(index).not.toContain('藏头')
  })

  it('has the tags that others have, and makes none of its own', () => {
    expect(site.read('blog/q/index.html')).toContain('href="/blog/tags/common"')
    expect(site.read('blog/q/index.html')).not.toContain('rare')
    expect(site.read('blog/tags/rare/index.html')).toBeUndefined()
  })

  it('leaves its neighbours next to each other', () => {
    expect(site.read('docs/box/a/index.html')).toContain('<a href="/docs/box/z"')
    expect(site.read('blog/r/index.html')).toContain('<a href="/blog/p"')
  })
})

describe('noindex and search: false', () => {
  const files = {
    'content/zh/docs/index.md': '',
    'content/zh/docs/a.md': page('甲文', '蝾螈', 'noindex: true'),
    'content/zh/docs/b.md': page('乙文', '蝾螈', 'search: false'),
    'content/zh/docs/c.md': page('丙文', '蝾螈'),
    'content/en/docs/a.md': page('Text A', 'axolotl', 'noindex: false'),
    'content/en/docs/b.md': page('Text B', 'axolotl'),
    'content/en/docs/c.md': page('Text C', 'axolotl', 'noindex: true', 'search: false'),
    'content/zh/blog/2022-02-02-p.md': page('帖文', '文。', 'slug: p', 'noindex: true'),
    'pages/about.md': page('关于文', '文。', 'search: false', 'noindex: true'),
  }

  let site: FixtureSite
  beforeAll(async () => {
    site = fixtureSite(files)
    await site.build()
    return () => site.remove()
  })

  it('keep a page from search engines, or from the search of the site, and change nothing else', () => {
    const map = site.read('sitemap.xml') ?? ''
    const html = (path: string) => site.read(`${path}/index.html`) ?? ''
    const search = searchText(site, 'zh')
    expect(html('docs/a')).toContain(robots)
    expect(html('docs/a')).toContain('<link rel="canonical"')
    expect(html('docs/a')).not.toContain('role="note"')
    expect(html('docs/b')).not.toContain(robots)
    expect(html('docs/c')).not.toContain(robots)
    for (const path of ['docs/a', 'blog/p', 'about']) expect(map).not.toContain(`${path}<`)
    for (const path of ['docs/b', 'docs/c']) expect(map).toContain(`${path}<`)
    expect(html('docs')).toMatch(/甲文[\s\S]*乙文/)
    expect(site.read('blog/rss.xml')).toContain('帖文')
    expect(search).toContain('甲文')
    expect(search).not.toMatch(/乙文|关于文/)
  })

  it('of the original hold for translations, which may say otherwise', () => {
    const map = site.read('en/sitemap.xml') ?? ''
    const search = searchText(site, 'en')
    expect(site.read('en/docs/a/index.html')).not.toContain(robots)
    expect(site.read('en/docs/c/index.html')).toContain(robots)
    // Without a translation, the page is the original.
    expect(site.read('en/about/index.html')).toContain(robots)
    expect(map).toContain('/en/docs/a<')
    expect(map).not.toContain('/en/docs/c<')
    expect(search).toContain('Text A')
    expect(search).not.toMatch(/Text B|Text C/)
  })
})
