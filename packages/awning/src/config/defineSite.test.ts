import { describe, expect, it } from 'vitest'
import { defineSite } from './defineSite.ts'
import { plainSite } from './plainSite.testing.ts'
import type { SiteConfig } from './site.ts'

/** What an owner without types could write. */
const define = (own: Record<string, unknown>, env = {}) =>
  defineSite({ ...plainSite, ...own } as SiteConfig, env)

describe('defineSite', () => {
  it('gives right settings back as they are', () => {
    expect(defineSite(plainSite, {})).toEqual(plainSite)
  })

  it('takes the public address from SITE_URL, without a slash at its end', () => {
    expect(define({}, { SITE_URL: 'https://other.example/' }).url).toBe('https://other.example')
    expect(define({}, { SITE_URL: '' }).url).toBe(plainSite.url)
  })

  it('checks SITE_URL as well', () => {
    expect(() => define({}, { SITE_URL: 'other.example' })).toThrow(/^ {2}url: /m)
  })

  it.each<[string, Record<string, unknown>]>([
    ['url', { url: 'https://a.example/' }],
    ['url', { url: 'nowhere' }],
    ['base', { base: 'sub/' }],
    ['base', { base: '/sub' }],
    ['repository', { repository: 'here' }],
    ['defaultLocale', { defaultLocale: 'fr' }],
    ['locales', { locales: [] }],
    ['locales.0.lang', { locales: [{ ...plainSite.locales[0], lang: 'not a tag' }] }],
    ['locales.0.dir', { locales: [{ ...plainSite.locales[0], dir: 'up' }] }],
    ['title.zh', { title: { zh: '' } }],
    ['docs.path', { docs: { ...plainSite.docs, path: 'docs' } }],
    ['docs.path', { docs: { ...plainSite.docs, path: '/docs/' } }],
    ['posts.0.kind', { posts: [{ ...plainSite.posts[0], kind: 'film' }] }],
    ['posts.0.pageSize', { posts: [{ ...plainSite.posts[0], pageSize: 0 }] }],
    ['posts.0.sidebarCount', { posts: [{ ...plainSite.posts[0], sidebarCount: 'some' }] }],
    ['navbar.items.0.to', { navbar: { items: [{ label: { zh: 'a' }, to: '' }] } }],
  ])('names the field that is wrong: %s in %j', (field, own) => {
    expect(() => define(own)).toThrow(new RegExp(`^ {2}${field.replaceAll('.', '\\.')}: `, 'm'))
  })

  it.each(['/..', '/../escape', '/a/../b', '/a\\b', '/a%2fb', '/a//b', '/a?b', '/index.html'])(
    'keeps %s out of every address',
    (path) => {
      const [posts] = plainSite.posts
      const version = { name: 'a', label: 'a' }
      const versions = [version, { ...version, name: 'b', path }]
      expect(() => define({ docs: { ...plainSite.docs, path } })).toThrow(/^ {2}docs\.path: /m)
      expect(() => define({ posts: [{ ...posts, path }] })).toThrow(/^ {2}posts\.0\.path: /m)
      expect(() => define({ posts: [{ ...posts, id: path.slice(1) }] })).toThrow(/posts\.0\.id: /)
      expect(() => define({ docs: { ...plainSite.docs, versions } })).toThrow(/versions\.1\.path: /)
      expect(() => define({ base: `${path}/` })).toThrow(/^ {2}base: /m)
    },
  )

  it.each(['/', '/sub/', '/a/b/', '/..a/', '/a..b/', '/商店/'])('accepts the base %s', (base) => {
    expect(define({ base }).base).toBe(base)
  })

  it.each(['/..a', '/a..b', '/a/b', '/文档', '/blog/robots.txt', '/asset'])(
    'accepts the path %s',
    (path) => {
      expect(define({ docs: { ...plainSite.docs, path } }).docs.path).toBe(path)
    },
  )

  it.each(['/robots.txt', '/sw.js', '/404.html', '/llms.txt/a', '/Sitemap.xml', '/assets'])(
    'keeps collections from the place of %s',
    (path) => {
      expect(() => define({ docs: { ...plainSite.docs, path } })).toThrow(/^ {2}docs\.path: /m)
    },
  )

  it.each(['..', '.', '../en', 'en/..', 'en\\..', '%2e%2e', ''])(
    'takes no locale called %j',
    (id) => {
      const locales = [...plainSite.locales, { ...plainSite.locales[0], id }]
      expect(() => define({ locales })).toThrow(/^ {2}locales\.\d\.id: /m)
    },
  )

  it('does not know a field that does not exist', () => {
    expect(() => define({ tagLine: {} })).toThrow('tagLine')
    expect(() => define({ footer: { ...plainSite.footer, colums: [] } })).toThrow('colums')
  })

  it('tells every mistake at once', () => {
    expect(() => define({ base: 'x', repository: 'y', title: { zh: '' } })).toThrow(
      /3 mistake[\s\S]*base:[\s\S]*repository:[\s\S]*title\.zh:/,
    )
  })

  it('lets the docs be the whole site, and no collection of posts', () => {
    expect(define({ docs: { ...plainSite.docs, path: '/' } }).docs.path).toBe('/')
    expect(define({ posts: [] }).posts).toEqual([])
    const posts = [{ ...plainSite.posts[0], path: '/' }]
    expect(() => define({ posts })).toThrow('posts.0.path: must start with /')
    expect(() => define({ docs: { ...plainSite.docs, path: '//' } })).toThrow(
      'docs.path: must start with / and not end with one',
    )
  })

  it('checks the paths through the docs', () => {
    const path = { id: 'new', title: { zh: '新手' }, docs: ['a', 'b'] }
    const withPaths = (...paths: unknown[]) => define({ docs: { ...plainSite.docs, paths } })
    expect(withPaths(path).docs.paths).toEqual([path])
    expect(() => withPaths(path, path)).toThrow('docs.paths: two paths have the same id')
    expect(() => withPaths({ ...path, docs: ['a'] })).toThrow('docs.paths.0.docs')
    expect(() => withPaths({ ...path, docs: ['a', 'a'] })).toThrow('names a doc twice')
    expect(() => withPaths({ ...path, id: '新手' })).toThrow('docs.paths.0.id')
  })

  it('accepts a sidebar written out in full, categories in categories', () => {
    const items = ['a', { label: { zh: 'b' }, items: [{ label: { zh: 'c' }, items: ['d'] }] }]
    const docs = { ...plainSite.docs, sidebars: { main: { items } } }
    expect(define({ docs }).docs).toEqual(docs)
    const wrong = { main: { items: [{ label: { zh: 'b' }, itmes: [] }] } }
    expect(() => define({ docs: { ...docs, sidebars: wrong } })).toThrow('docs.sidebars.main')
  })
})
