import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { fixtureSite } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'
import { headingsOf, linksOf, mainOf, namedNav, textOf } from './readPage.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const authors = `
ann:
  name: { zh: 安, en: Ann }
  title: { zh: 编辑, en: Editor }
  description: { zh: 写字的人。, en: She writes. }
  image: ./ann.svg
  url: https://ann.example
  links: { GitHub: https://git.example/ann, About: /docs/ }
  page: true
bob:
  name: Bob
  url: https://bob.example
cleo:
  name: Cleo
  page: true
`
const post = (title: string, slug: string, by: string) =>
  page(title, 'Text.', `slug: ${slug}`, `authors: ${by}`)
const site = fixtureSite(
  {
    'content/authors.yml': authors,
    'content/ann.svg': svg,
    'content/zh/docs/index.md': '',
    'content/zh/docs/guide.md': page('Guide'),
    'content/zh/blog/2022-01-01-hello.md': post('Post 1', 'p1', '[ann, bob]'),
    'content/zh/blog/2022-01-02-p2.md': post('Post 2', 'p2', 'ann'),
    'content/zh/blog/2022-01-03-p3.md': post('Post 3', 'p3', '[{ key: ann, name: Annie }]'),
    'content/zh/notes/2022-01-01-n.md': post('Note', 'n', 'bob'),
  },
  { posts: [{ id: 'blog', pageSize: 2 }, { id: 'notes' }] },
)
const read = (path: string) => site.read(`${path}/index.html`) ?? ''

beforeAll(async () => {
  await site.build()
})
afterAll(() => site.remove())

describe('the page of an author', () => {
  it('says who the author is, in the language of the page', () => {
    const main = mainOf(read('blog/authors/ann'))
    expect(headingsOf(main, 1)).toEqual(['安'])
    for (const text of ['编辑', '写字的人。']) expect(textOf(main)).toContain(text)
    expect(main).toMatch(/<img src="[^"]*ann[^"]*\.svg"/)
    expect(linksOf(main).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['https://ann.example', 'https://git.example/ann', '/docs/']),
    )
    const english = textOf(mainOf(read('en/blog/authors/ann')))
    for (const text of ['Ann', 'Editor', 'She writes.', en.authorWebsite, en.allAuthors])
      expect(english).toContain(text)
  })

  it('is not where the link of an author without one leads: it opens a new tab, and its text says so', () => {
    const link = { href: 'https://bob.example', text: `Bob ${en.opensInNewTab}` }
    expect(linksOf(mainOf(read('en/notes/n')))).toContainEqual(link)
  })

  it('lists the posts of the author, also those under another name, on as many pages as needed', () => {
    const [first, second] = ['blog/authors/ann', 'blog/authors/ann/page/2'].map((path) =>
      read(path),
    )
    expect(headingsOf(mainOf(first ?? ''), 2)).toEqual(['Post 3', 'Post 2'])
    expect(headingsOf(mainOf(second ?? ''), 2)).toEqual(['Post 1'])
    expect(linksOf(namedNav(second ?? '', zh.listNavigation))).toMatchObject([
      { href: '/blog/authors/ann' },
    ])
  })

  it('has a title, a description, structured data, Markdown and a place in the sitemap', () => {
    const html = read('blog/authors/ann')
    expect(html).toContain('<title>安 · Blog | Fixture</title>')
    expect(html).toContain('name="description" content="写字的人。"')
    expect(html).toContain('"@type":"ProfilePage"')
    expect(html).toContain('"sameAs":["https://ann.example/","https://git.example/ann"')
    expect(site.read('sitemap.xml')).toContain('https://fixture.example/blog/authors/ann</loc>')
    expect(site.read('blog/authors/ann/index.md')).toMatch(/^# 安 · Blog\n\n> 编辑\n\n写字的人。\n/)
    expect(site.read('blog/authors/ann/index.md')).toContain('2022-01-03 Post 3')
  })

  it('is where bylines lead, in the same tab; those of others lead to their address', () => {
    const html = read('blog/p1')
    expect(html).toMatch(/<a href="\/blog\/authors\/ann" rel="author">安<\/a>/)
    expect(html).toMatch(/<a href="https:\/\/bob\.example" target="_blank"[^>]*>Bob<span/)
    expect(html).toContain('article:author" content="https://fixture.example/blog/authors/ann"')
    expect(read('en/blog/p1')).toContain('<a href="/en/blog/authors/ann" rel="author">Ann</a>')
  })
})

describe('the overview of authors', () => {
  it('lists those who have a page and wrote something, and the list links to it', () => {
    const main = mainOf(read('blog/authors'))
    expect(linksOf(main)).toMatchObject([{ href: '/blog/authors/ann', text: '安' }])
    expect(textOf(main)).toContain('3篇')
    expect(linksOf(mainOf(read('blog'))).map(({ href }) => href)).toContain('/blog/authors')
    expect(site.read('blog/authors/cleo/index.html')).toBeUndefined()
  })

  it('does not exist in a collection whose authors have no pages', () => {
    expect(site.read('notes/authors/index.html')).toBeUndefined()
    expect(linksOf(mainOf(read('notes'))).map(({ href }) => href)).not.toContain('/notes/authors')
  })
})

it('an author whom only translations name has no page, because it would exist in one language', async () => {
  const translated = openFixture({
    'content/authors.yml':
      'ann: { name: Ann, page: true }\nben: { name: Ben, page: true, url: "https://ben.example" }\n',
    'content/zh/blog/2022-01-01-hello.md': post('Post', 'p', 'ann'),
    'content/en/blog/2022-01-01-hello.md': post('Post', 'p', '[ben]'),
  })
  await translated.build()
  const byline = translated.read('en/blog/p/index.html') ?? ''
  expect(byline).toMatch(/<a href="https:\/\/ben\.example" target="_blank"[^>]*>Ben<span/)
  expect(translated.read('en/blog/authors/ben/index.html')).toBeUndefined()
  expect(headingsOf(mainOf(translated.read('en/blog/authors/ann/index.html') ?? ''), 2)).toEqual([
    'Post',
  ])
})

it('a key that cannot be part of an address is refused, but only if the author has a page', async () => {
  const people = 'a/b: { name: A, page: true }\nc/d: { name: C }\n'
  const broken = openFixture({ 'content/authors.yml': people })
  await expect(broken.build()).rejects.toThrow(
    /content\/authors\.yml\n\s+1:\d+ error: the key "a\/b" is part of the address of a page, and must not contain \//,
  )
  await expect(broken.build()).rejects.not.toThrow(/c\/d/)
})
