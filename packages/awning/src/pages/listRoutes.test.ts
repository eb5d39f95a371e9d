import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Content, Doc, LocaleContent, Post } from '../content/model.ts'
import type { PageKind } from './definePage.ts'
import { kindOf, withSiteKinds } from './kinds.ts'
import { listRoutes } from './listRoutes.ts'
import { engineKinds } from './pageKinds.ts'
import type { PageData } from './route.ts'

const entry = (path: string, file = `content/zh${path}.md`) => ({
  locale: 'zh',
  textLocale: 'zh',
  file,
  path,
  title: path,
  description: '',
  keywords: [],
  stale: false,
  body: { kind: 'blocks' as const, hash: '', blocks: [], hasDiagram: false },
  toc: [],
})
const doc = (path: string, own: Partial<Doc> = {}): Doc => ({
  ...entry(path),
  id: path,
  showTitle: true,
  sidebarLabel: path,
  paginationLabel: path,
  sidebar: 'docs',
  ...own,
})
const post = (path: string, own: Partial<Post> = {}): Post => ({
  ...entry(path),
  date: '2022-01-01T00:00:00.000Z',
  tags: [],
  authors: [],
  preview: { kind: 'blocks', hash: '', blocks: [], hasDiagram: false },
  truncated: false,
  ...own,
})
const posts = (count: number) => Array.from({ length: count }, (_, i) => post(`/blog/${i + 1}`))

interface Written {
  readonly docs?: readonly Doc[]
  readonly blog?: readonly Post[]
  readonly tags?: readonly string[]
  /** Keys of authors with a page, each of whom wrote every post. */
  readonly authors?: readonly string[]
}

function content({
  docs = [doc('/docs/a')],
  blog = posts(1),
  tags = [],
  authors = [],
}: Written): Content {
  const locale = (id: string): LocaleContent => ({
    locale: id,
    docs,
    unlistedDocs: [],
    sidebars: { docs: docs.map(({ path, title }) => ({ kind: 'link', label: title, path })) },
    posts: {
      blog: {
        collection: 'blog',
        posts: blog,
        unlisted: [],
        tags: tags.map((segment) => ({
          tag: { segment, label: segment, path: `/blog/tags/${segment}` },
          posts: blog,
        })),
        series: [],
        authors: authors.map((key) => ({
          profile: { key, name: key, path: `/blog/authors/${key}`, links: [] },
          posts: blog,
        })),
      },
      notes: { collection: 'notes', posts: [], unlisted: [], tags: [], series: [], authors: [] },
    },
    pages: [],
    reactPages: [],
    relations: { links: new Map(), requires: new Map() },
    paths: [],
  })
  return { locales: { zh: locale('zh'), en: locale('en') }, assets: [], frames: [], modules: {} }
}

function list(written: Written, config: Partial<SiteConfig> = {}) {
  const { routes, diagnostics } = listRoutes(
    content(written),
    { ...plainSite, ...config },
    engineKinds,
  )
  const zh = routes.filter(({ locale }) => locale === 'zh')
  return {
    routes,
    diagnostics,
    paths: zh.map(({ path }) => path),
    at: (path: string) => zh.find((route) => route.path === path),
  }
}

describe('the addresses of a site', () => {
  it('are the same in every language', () => {
    const { routes } = list({ tags: ['工具'] })
    const of = (id: string) => routes.filter(({ locale }) => locale === id).map(({ path }) => path)
    expect(of('en')).toEqual(of('zh'))
  })

  it('are those of the home page, the docs, the lists, the archives and the posts', () => {
    expect(list({ tags: ['工具'] }).paths.toSorted()).toEqual(
      [
        '/',
        '/404',
        '/docs',
        '/docs/a',
        '/blog',
        '/blog/1',
        '/blog/tags',
        '/blog/tags/工具',
        '/blog/archive',
        '/notes',
        '/notes/archive',
        '/offline',
      ].toSorted(),
    )
  })

  it('have no offline page if the site disables it', () => {
    expect(list({}, { offline: false }).paths).not.toContain('/offline')
  })

  it('leave out a tag index where there are no tags', () => {
    expect(list({}).paths).not.toContain('/blog/tags')
  })

  it('have a list even where there is no post', () => {
    expect(list({ blog: [] }).at('/blog')?.page).toMatchObject({ kind: 'list', posts: [] })
  })
})

describe('list pages', () => {
  const paged = list({ blog: posts(21) })
  const page = (path: string) => {
    const found = paged.at(path)?.page
    return found?.kind === 'list' ? found : undefined
  }

  it('have ten posts each, the first page at the address of the collection', () => {
    expect(
      ['/blog', '/blog/page/2', '/blog/page/3'].map((path) => page(path)?.posts.length),
    ).toEqual([10, 10, 1])
    expect(paged.at('/blog/page/1')).toBeUndefined()
    expect(paged.at('/blog/page/4')).toBeUndefined()
  })

  it('have links to the previous and the next page', () => {
    const around = ['/blog', '/blog/page/2', '/blog/page/3'].map((path) => [
      page(path)?.newer,
      page(path)?.older,
    ])
    expect(around).toEqual([
      [undefined, '/blog/page/2'],
      ['/blog', '/blog/page/3'],
      ['/blog/page/2', undefined],
    ])
  })

  it('are a single page if all posts just fit', () => {
    const full = list({ blog: posts(10) })
    expect(full.at('/blog')?.page).not.toHaveProperty('older')
    expect(full.paths).not.toContain('/blog/page/2')
  })
})

describe('tag pages', () => {
  const page = (count: number, path: string) => {
    const found = list({ blog: posts(count), tags: ['x'] }).at(path)?.page
    return found?.kind === 'tag' ? found : undefined
  }

  it('are split like the list, and each knows how many posts have the tag', () => {
    const [first, second] = ['/blog/tags/x', '/blog/tags/x/page/2'].map((path) => page(11, path))
    expect(first).toMatchObject({ count: 11, older: '/blog/tags/x/page/2' })
    expect(first?.posts).toHaveLength(10)
    expect(second).toMatchObject({ count: 11, newer: '/blog/tags/x' })
    expect(second?.posts.map(({ path }) => path)).toEqual(['/blog/11'])
    expect(first).not.toHaveProperty('newer')
    expect(second).not.toHaveProperty('older')
    expect(page(11, '/blog/tags/x/page/1')).toBeUndefined()
    expect(page(11, '/blog/tags/x/page/3')).toBeUndefined()
  })

  it('are a single page if all posts just fit', () => {
    expect(page(10, '/blog/tags/x')?.posts).toHaveLength(10)
    expect(page(10, '/blog/tags/x')).not.toHaveProperty('older')
    expect(page(10, '/blog/tags/x/page/2')).toBeUndefined()
  })
})

describe('author pages', () => {
  const listed = (count: number) => list({ blog: posts(count), authors: ['ann'] })

  it('are split like the list, below an overview', () => {
    const { at, paths } = listed(11)
    expect(at('/blog/authors')?.page).toMatchObject({ kind: 'authors', authors: [{ count: 11 }] })
    expect(at('/blog/authors/ann')?.page).toMatchObject({
      kind: 'author',
      count: 11,
      older: '/blog/authors/ann/page/2',
    })
    expect(at('/blog/authors/ann/page/2')?.page).toMatchObject({ newer: '/blog/authors/ann' })
    expect(paths).not.toContain('/blog/authors/ann/page/1')
    expect(paths).not.toContain('/blog/authors/ann/page/3')
    expect(listed(10).paths).not.toContain('/blog/authors/ann/page/2')
  })

  it('are absent where no author has one', () => {
    expect(list({}).paths.filter((path) => path.includes('authors'))).toEqual([])
  })
})

describe('archives', () => {
  const page = (count: number, path: string) => {
    const found = list({ blog: posts(count) }).at(path)?.page
    return found?.kind === 'archive' ? found : undefined
  }

  it('have a second page beyond a hundred posts', () => {
    expect(page(101, '/blog/archive')).toMatchObject({ older: '/blog/archive/page/2' })
    expect(page(101, '/blog/archive')?.posts).toHaveLength(100)
    expect(page(101, '/blog/archive/page/2')).toMatchObject({ newer: '/blog/archive' })
    expect(page(101, '/blog/archive/page/2')?.posts.map(({ path }) => path)).toEqual(['/blog/101'])
  })

  it('are a single page if all posts just fit, and exist without any', () => {
    expect(page(100, '/blog/archive')?.posts).toHaveLength(100)
    expect(page(100, '/blog/archive/page/2')).toBeUndefined()
    expect(page(0, '/blog/archive')).toMatchObject({ posts: [] })
  })
})

describe('the sidebar of a page', () => {
  it('is that of its doc, and absent for a doc in no sidebar', () => {
    const { sidebar: _, ...outside } = doc('/docs/b')
    const { at } = list({ docs: [doc('/docs/a'), outside] })
    expect(at('/docs/a')?.aside).toEqual({ kind: 'docs', sidebar: 'docs' })
    expect(at('/docs')?.aside).toEqual({ kind: 'docs', sidebar: 'docs' })
    expect(at('/docs/b')?.aside).toBeUndefined()
  })

  it('exists for lists, tags and posts, but not for the archive and the home page', () => {
    const { at } = list({ tags: ['x'] })
    for (const path of ['/blog', '/blog/1', '/blog/tags', '/blog/tags/x'])
      expect(at(path)?.aside, path).toEqual({ kind: 'posts', collection: 'blog' })
    for (const path of ['/blog/archive', '/', '/404']) expect(at(path)?.aside, path).toBeUndefined()
  })

  it('is absent where it would be empty', () => {
    expect(list({ blog: [] }).at('/blog')?.aside).toBeUndefined()
    const [blog, notes] = plainSite.posts
    if (!blog || !notes) throw new Error('the plain site has two collections')
    const none = { posts: [{ ...blog, sidebarCount: 0 }, notes] }
    expect(list({}, none).at('/blog')?.aside).toBeUndefined()
  })
})

describe('the order of the routes', () => {
  it('keeps the pages of a collection together', () => {
    expect(list({ tags: ['x'] }).paths).toEqual([
      '/',
      '/docs',
      '/docs/a',
      '/blog',
      '/blog/1',
      '/blog/tags',
      '/blog/tags/x',
      '/blog/archive',
      '/notes',
      '/notes/archive',
      '/offline',
      '/404',
    ])
  })
})

describe('the kinds of pages of a site', () => {
  const own = (kind: string, path: string, file?: string): PageKind => ({
    kind,
    routes: () => [{ path, page: { kind }, ...(file ? { file } : {}) }],
    Page: () => Promise.reject(new Error('not rendered here')),
  })
  const listWith = (...pages: PageKind[]) =>
    listRoutes(content({}), plainSite, withSiteKinds(engineKinds, { pages }))
  const kindsAt = ({ routes }: ReturnType<typeof listWith>, path: string) =>
    routes.filter((route) => route.path === path).map(({ page }) => page.kind)

  it('replace generated pages of the engine, in every language and without a warning', () => {
    const listed = listWith(own('front', '/'))
    expect(kindsAt(listed, '/')).toEqual(['front', 'front'])
    expect(listed.diagnostics).toEqual([])
  })

  it('replace those of the same name, wherever their pages are', () => {
    const listed = listWith(own('archive', '/all-posts'))
    expect(kindsAt(listed, '/blog/archive')).toEqual([])
    expect(kindsAt(listed, '/all-posts')).toEqual(['archive', 'archive'])
  })

  it('replace a text, with a warning that names its file', () => {
    const listed = listWith(own('front', '/docs/a'))
    expect(kindsAt(listed, '/docs/a')).toEqual(['front', 'front'])
    expect(listed.diagnostics[0]).toMatchObject({
      severity: 'warning',
      file: 'content/zh/docs/a.md',
    })
  })

  it('count among the pages of an area that can be saved for offline', () => {
    const inDocs = { ...own('extra', '/extra'), offlineArea: () => 'docs' }
    const offline = listWith(inDocs).routes.find(({ path }) => path === '/offline')
    expect(offline?.page).toMatchObject({ areas: [{ id: 'docs', count: 3 }, {}, {}] })
  })

  it('are found by name; an unknown name throws an error', () => {
    expect(() => kindOf<PageData>(engineKinds.pages, { kind: 'colophon' })).toThrow('"colophon"')
  })
})

describe('two pages at one address', () => {
  it('keep the first one, with a warning that names both files', () => {
    const { routes, diagnostics } = list({
      blog: [post('/blog/x', { file: 'first.md' }), post('/blog/x', { file: 'second.md' })],
    })
    const kept = routes.filter(({ path }) => path === '/blog/x')
    expect(kept.map(({ locale, file }) => [locale, file])).toEqual([
      ['zh', 'first.md'],
      ['en', 'first.md'],
    ])
    expect(diagnostics[0]).toMatchObject({
      severity: 'warning',
      file: 'second.md',
      message: expect.stringMatching(/\/blog\/x .*first\.md/),
    })
  })

  it('are the same with and without a trailing slash', () => {
    const { diagnostics } = list({ docs: [doc('/docs/a/'), doc('/docs/a')] })
    expect(diagnostics).toHaveLength(1)
  })

  it('are not the index of the docs and their overview: the index replaces it', () => {
    const { at, diagnostics } = list({ docs: [doc('/docs/')] })
    expect(at('/docs/')?.page.kind).toBe('doc')
    expect(at('/docs')).toBeUndefined()
    expect(diagnostics).toEqual([])
  })

  it('may be a text and a generated page, where the text is named and its field', () => {
    const { diagnostics } = list({ blog: [post('/notes')], docs: [doc('/docs/a')] })
    expect(diagnostics).toEqual([
      {
        severity: 'warning',
        file: 'content/zh/notes.md',
        message: expect.stringContaining('that of the build (list) is left out'),
        hint: 'Give the post another slug.',
      },
    ])
  })

  it('differ by language and by letter case', () => {
    expect(list({ docs: [doc('/docs/BEM'), doc('/docs/bem')] }).diagnostics).toEqual([])
  })
})
