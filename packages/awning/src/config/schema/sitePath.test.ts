import { describe, expect, it } from 'vitest'
import { parseSettings } from '../defineSite.ts'

const define = (given: object) =>
  parseSettings({ url: 'https://a.example', title: 'A', ...given }, {})

describe('an address in the settings', () => {
  it.each(['/..', '/../escape', '/a/../b', '/a\\b', '/a%2fb', '/a//b', '/a?b', '/index.html'])(
    'cannot be %s',
    (path) => {
      const version = { name: 'a', label: 'a' }
      const versions = [version, { ...version, name: 'b', path }]
      expect(() => define({ docs: { path } })).toThrow(/^ {2}docs\.path: /m)
      expect(() => define({ posts: [{ id: 'blog', path }] })).toThrow(/^ {2}posts\[0\]\.path: /m)
      expect(() => define({ posts: [{ id: path.slice(1) }] })).toThrow(/^ {2}posts\[0\]\.id: /m)
      expect(() => define({ docs: { versions } })).toThrow(/^ {2}docs\.versions\[1\]\.path: /m)
      expect(() => define({ base: `${path}/` })).toThrow(/^ {2}base: /m)
    },
  )

  it.each(['/', '/sub/', '/a/b/', '/..a/', '/a..b/'])('can be the base %s', (base) => {
    expect(define({ base }).base).toBe(base)
  })

  it.each(['/', '/..a', '/a..b', '/a/b', '/文档', '/blog/robots.txt', '/asset'])(
    'can be %s',
    (path) => {
      expect(define({ docs: { path } }).docs.path).toBe(path)
    },
  )

  it.each(['/robots.txt', '/sw.js', '/404.html', '/llms.txt/a', '/Sitemap.xml', '/assets'])(
    'does not take the place of %s',
    (path) => {
      expect(() => define({ docs: { path } })).toThrow(/^ {2}docs\.path: /m)
    },
  )

  it.each(['/404', '/fr', '/fr/blog'])('does not take the place of pages: %s', (path) => {
    const locales = [{ id: 'en' }, { id: 'fr' }]
    expect(() => define({ locales, docs: { path } })).toThrow(/^ {2}docs\.path: must not be /m)
    expect(() => define({ locales, posts: [{ id: 'blog', path }] })).toThrow(
      /^ {2}posts\[0\]\.path: must not be /m,
    )
  })

  it('does not follow from the id of a collection that is called like a locale', () => {
    expect(() => define({ locales: [{ id: 'en' }, { id: 'fr' }], posts: [{ id: 'fr' }] })).toThrow(
      /^ {2}posts\[0\]\.id: must not be "\/fr"/m,
    )
  })

  it.each(['/404s', '/blog/404', '/french', '/blog/fr', '/de'])('can be %s', (path) => {
    const locales = [{ id: 'en' }, { id: 'fr' }]
    expect(define({ locales, docs: { path } }).docs.path).toBe(path)
  })

  it('can be / for the docs or one collection', () => {
    expect(define({ docs: { path: '/' } }).docs.path).toBe('/')
    expect(define({ posts: [{ id: 'blog', path: '/' }] }).posts[0]?.path).toBe('/')
    expect(define({ docs: false, posts: [{ id: 'blog', path: '/' }] }).docs.enabled).toBe(false)
    expect(() => define({ docs: { path: '//' } })).toThrow(
      'docs.path: must start with / and not end with one',
    )
  })

  it.each(['/', '/news'])('cannot be %s for two areas', (path) => {
    expect(() => define({ docs: { path }, posts: [{ id: 'blog', path }] })).toThrow(
      `posts[0].path: must not be "${path}", where the docs are`,
    )
    const posts = [
      { id: 'blog', path },
      { id: 'notes', path },
    ]
    expect(() => define({ posts })).toThrow(`posts[1].path: there are two collections at ${path}`)
  })
})

it.each(['..', '.', '../en', 'en/..', 'en\\..', '%2e%2e', ''])(
  'a locale cannot be called %j',
  (id) => {
    expect(() => define({ locales: [{ id: 'en' }, { id }] })).toThrow(/^ {2}locales\[1\]\.id: /m)
  },
)
