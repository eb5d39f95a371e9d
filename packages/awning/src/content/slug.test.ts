import { describe, expect, it } from 'vitest'
import { plainSlug, slugMistake } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['/a/b', 'a/b'],
    ['a/b/', 'a/b'],
    ['/a/b/', 'a/b'],
    ['a', 'a'],
  ])('may begin and end with a slash, which is no part of it: %s', (slug, plain) => {
    expect(plainSlug(slug)).toBe(plain)
    expect(slugMistake(slug)).toBeUndefined()
  })

  it.each(['/', '//', '//host', 'a//', '/..', '../a/'])('may not be %s', (slug) => {
    expect(slugMistake(slug)).toBeDefined()
  })

  it.each(['rss.xml', '/atom.xml', 'feed.json/', 'RSS.xml', 'rss.xml/a', 'rss.xml.gz'])(
    'may not take the place of a feed: %s',
    (slug) => {
      expect(slugMistake(slug)).toMatchObject({
        message: expect.stringMatching(/^must not begin with "/),
      })
    },
  )

  it.each(['archive', '/tags/', 'tags/css', 'page', 'page/2', 'Archive', 'authors', 'series/x'])(
    'may not take the place of a generated page: %s',
    (slug) => {
      expect(slugMistake(slug)).toMatchObject({
        message: expect.stringMatching(/^must not begin with "/),
        hint: expect.stringContaining('archive'),
      })
    },
  )

  it.each([
    'a/archive',
    'archives',
    'pages',
    'tag',
    'a/rss.xml',
    'rss',
    'rss.xml-explained',
    'robots.txt',
    'llms.txt',
  ])('may be %s, where the build writes no file', (slug) => {
    expect(slugMistake(slug)).toBeUndefined()
  })
})
