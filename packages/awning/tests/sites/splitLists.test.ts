import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { fixtureSite } from './fixtureSite.ts'
import { page } from './openFixture.ts'
import { headingsOf, linksOf, mainOf, namedNav, textOf } from './readPage.ts'

/** Three posts with the tag `x`, where a page of a list shows two; the archive shows two lines a page as well. */
const files = {
  'content/zh/blog/2022-01-01-hello.md': '',
  'content/tags.yml': 'notes:\n  x: { zh: 甲, en: A }\n  y: y\n',
  'content/zh/notes/2021-12-31-p1.md': page('Post 1', 'Text.', 'slug: p1', 'tags: [x, y]'),
  'content/zh/notes/2022-01-01-p2.md': page('Post 2', 'Text.', 'slug: p2', 'tags: [x, y]'),
  'content/en/notes/2022-01-01-p2.md': page('Post 2', 'Text.', 'slug: p2', 'tags: [x, y]'),
  'content/zh/notes/2022-01-02-p3.md': page('Post 3', 'Text.', 'slug: p3', 'tags: [x]'),
}
const site = fixtureSite(files, {
  posts: [{ id: 'notes', pageSize: 2, archivePageSize: 2 }],
})
const read = (path: string) => site.read(path) ?? ''

beforeAll(async () => {
  await site.build()
})
afterAll(() => site.remove())

describe('a tag with more posts than a page of the list shows', () => {
  it('has further pages with the same heading, connected in both directions', () => {
    const [first, second] = ['notes/tags/x', 'notes/tags/x/page/2'].map((path) =>
      read(`${path}/index.html`),
    )
    expect(headingsOf(mainOf(first ?? ''), 2)).toEqual(['Post 3', 'Post 2'])
    expect(headingsOf(mainOf(second ?? ''), 2)).toEqual(['Post 1'])
    for (const html of [first, second])
      expect(headingsOf(mainOf(html ?? ''), 1)).toEqual(['标签“甲”下有3篇'])
    expect(linksOf(namedNav(first ?? '', zh.listNavigation))).toMatchObject([
      { href: '/notes/tags/x/page/2', text: expect.stringContaining(zh.olderEntries) },
    ])
    expect(linksOf(namedNav(second ?? '', zh.listNavigation))).toMatchObject([
      { href: '/notes/tags/x', text: expect.stringContaining(zh.newerEntries) },
    ])
    const english = read('en/notes/tags/x/page/2/index.html')
    expect(linksOf(namedNav(english, en.listNavigation))).toMatchObject([
      { href: '/en/notes/tags/x' },
    ])
  })

  it('has a canonical address, structured data and an entry in the sitemap for each page', () => {
    const second = read('notes/tags/x/page/2/index.html')
    expect(second).toContain('rel="canonical" href="https://fixture.example/notes/tags/x/page/2"')
    expect(second).toContain('"item":"https://fixture.example/notes/tags/x"')
    expect(second).toContain('Post 1')
    expect(read('sitemap.xml')).toContain('<loc>https://fixture.example/notes/tags/x/page/2</loc>')
    expect(site.read('notes/tags/x/page/1/index.html')).toBeUndefined()
    expect(site.read('notes/tags/x/page/3/index.html')).toBeUndefined()
  })

  it('counts the translated posts of all pages in its Markdown', () => {
    expect(read('notes/tags/x/page/2/index.md')).toMatch(
      /^# 标签“甲”下有3篇\n\n- \[2021-12-31 Post 1\].*\n\n- \[较新的\]\(https:\/\/fixture\.example\/notes\/tags\/x\)/,
    )
    expect(read('en/notes/tags/x/page/2/index.md')).toMatch(/^# One post tagged|^# 1 post/i)
  })

  it('is one page where all of them just fit', () => {
    const html = read('notes/tags/y/index.html')
    expect(headingsOf(mainOf(html), 2)).toEqual(['Post 2', 'Post 1'])
    expect(namedNav(html, zh.listNavigation)).toBeUndefined()
    expect(site.read('notes/tags/y/page/2/index.html')).toBeUndefined()
  })
})

describe('an archive with more posts than a page of it lists', () => {
  it('has further pages, on which a year has its heading again', () => {
    const [first, second] = ['notes/archive', 'notes/archive/page/2'].map((path) =>
      read(`${path}/index.html`),
    )
    expect(headingsOf(mainOf(first ?? ''), 2)).toEqual(['2022'])
    expect(headingsOf(mainOf(second ?? ''), 2)).toEqual(['2021'])
    expect(textOf(mainOf(second ?? ''))).toContain('Post 1')
    expect(linksOf(namedNav(second ?? '', zh.listNavigation))).toMatchObject([
      { href: '/notes/archive' },
    ])
    expect(second).toContain('rel="canonical" href="https://fixture.example/notes/archive/page/2"')
    expect(read('sitemap.xml')).toContain('<loc>https://fixture.example/notes/archive/page/2</loc>')
    expect(read('notes/archive/page/2/index.md')).toContain(
      '- [较新的](https://fixture.example/notes/archive)',
    )
  })
})
