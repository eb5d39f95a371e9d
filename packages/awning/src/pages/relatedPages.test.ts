import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { Doc, LocaleContent, Post, SidebarItem } from '../content/model.ts'
import { relatedPages } from './relatedPages.ts'

const entry = (path: string) => ({
  locale: 'en',
  textLocale: 'en',
  file: `content/zh${path}.md`,
  path,
  title: `Title of ${path}`,
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
  ...own,
})
const post = (path: string, tags: readonly string[] = [], own: Partial<Post> = {}): Post => ({
  ...entry(path),
  date: '2022-01-01T00:00:00.000Z',
  tags: tags.map((tag) => ({ segment: tag, label: tag, path: `/blog/tags/${tag}` })),
  authors: [],
  preview: { kind: 'blocks', hash: '', blocks: [], hasDiagram: false },
  truncated: false,
  ...own,
})

interface Written {
  readonly docs?: readonly Doc[]
  readonly items?: readonly SidebarItem[]
  readonly blog?: readonly Post[]
  readonly notes?: readonly Post[]
  readonly links?: Readonly<Record<string, readonly string[]>>
  readonly requires?: Readonly<Record<string, readonly string[]>>
}

function related(path: string, written: Written): string[] {
  return pages(path, written).map((page) => page.path)
}

function pages(path: string, written: Written) {
  const { docs = [], items = [], blog = [], notes = [], links = {}, requires = {} } = written
  const content: LocaleContent = {
    locale: 'en',
    docs,
    unlistedDocs: [],
    sidebars: { docs: items },
    posts: {
      blog: { collection: 'blog', posts: blog, unlisted: [], tags: [], series: [], authors: [] },
      notes: { collection: 'notes', posts: notes, unlisted: [], tags: [], series: [], authors: [] },
    },
    pages: [],
    reactPages: [],
    relations: {
      links: new Map(Object.entries(links)),
      requires: new Map(Object.entries(requires)),
    },
    paths: [],
  }
  return relatedPages(content, plainSite)(path)
}

const four = ['/a', '/b', '/c', '/d'].map((path) => doc(path))

describe('the pages related to a page', () => {
  it('are those its text links to and those whose text links to it, the mutual ones first', () => {
    const links = { '/a': ['/b', '/c'], '/d': ['/a', '/b'], '/c': ['/a'] }
    expect(related('/a', { docs: four, links })).toEqual(['/c', '/b', '/d'])
  })

  it('count a link less if its text has many links', () => {
    const links = { '/d': ['/a', '/b', '/c', '/x', '/y', '/z'], '/c': ['/a'] }
    expect(related('/a', { docs: four, links })).toEqual(['/c', '/d'])
  })

  it('are docs that it requires, that require it, or that require the same doc', () => {
    const requires = { '/a': ['/b'], '/c': ['/a'], '/d': ['/b'] }
    expect(related('/a', { docs: four, requires })).toEqual(['/b', '/c', '/d'])
  })

  it('are from the same category if nothing else relates them', () => {
    const items: SidebarItem[] = ['/a /b', '/c'].map((paths, at) => ({
      kind: 'category',
      label: `Category ${at}`,
      items: paths.split(' ').map((path) => ({ kind: 'link', label: path, path })),
    }))
    expect(pages('/a', { docs: four, items })).toEqual([
      { path: '/b', label: '/b', place: 'Category 0' },
    ])
    expect(pages('/c', { docs: four, items })).toEqual([])
  })

  it('leave out the previous and the next page', () => {
    const [, ...others] = four
    const docs = [doc('/a', { next: { label: 'b', path: '/b' } }), ...others]
    expect(related('/a', { docs, links: { '/a': ['/b', '/c'] } })).toEqual(['/c'])
  })

  it('are at most three, in a stable order', () => {
    const docs = Array.from({ length: 9 }, (_, at) => doc(`/${at}`))
    const links = { '/0': ['/8', '/5', '/2', '/3'] }
    expect(related('/0', { docs, links })).toEqual(['/2', '/3', '/5'])
    expect(related('/0', { docs, links })).toEqual(related('/0', { docs, links }))
  })

  it('of posts share tags with them, or are linked docs and notes', () => {
    const written = {
      docs: four,
      blog: [post('/blog/x', ['hello']), post('/blog/y'), post('/blog/z', ['hello'])],
      notes: [post('/notes/g')],
      links: { '/blog/x': ['/d', '/notes/g'] },
    }
    expect(related('/blog/x', written)).toEqual(['/d', '/notes/g', '/blog/z'])
    expect(related('/d', written)).toEqual(['/blog/x'])
    expect(related('/blog/y', written)).toEqual([])
  })

  it('have the language of their label and their category', () => {
    const written = {
      blog: [post('/blog/x', ['t']), post('/blog/y', ['t'], { textLocale: 'zh', textLang: 'zh' })],
    }
    expect(pages('/blog/x', written)).toEqual([
      { path: '/blog/y', label: 'Title of /blog/y', lang: 'zh', place: 'Blog' },
    ])
  })
})
