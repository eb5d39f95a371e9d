import { expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { Assets } from './assets.ts'
import { authorPages } from './authorPages.ts'
import type { Post } from './model.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'

const body = { kind: 'blocks', hash: '', blocks: [], hasDiagram: false } as const

const post = (path: string): Post => ({
  locale: 'zh',
  textLocale: 'zh',
  file: `content/zh${path}.md`,
  path,
  title: path,
  description: '',
  keywords: [],
  stale: false,
  body,
  preview: body,
  toc: [],
  date: '2022-01-01T00:00:00.000Z',
  tags: [],
  authors: [],
  truncated: false,
})

it('lists the posts of each author, and looks once at who wrote each post', () => {
  let looks = 0
  class Originals extends Map<string, readonly string[]> {
    override get(path: string) {
      looks += 1
      return super.get(path)
    }
  }
  const keys = Array.from({ length: 20 }, (_, at) => `author${at}`)
  const posts = Array.from({ length: 40 }, (_, at) => post(`/blog/${at}`))
  const originals = new Originals(
    posts.map(({ path }, at) => [path, [`author${at % 10}`, 'author0', 'author0']] as const),
  )
  const people = new Map(keys.map((key) => [key, { name: key, page: key !== 'author2' }]))
  const root = temporaryFolder()
  const assets = new Assets(root, '/', [])
  const context = { root, assets, locale: 'zh', config: plainSite }
  const found = authorPages({ path: '/blog' }, posts, originals, { people }, context)
  const written = new Map(found.map(({ profile, posts: own }) => [profile.key, own.length]))
  expect([...written.keys()]).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9].map((at) => `author${at}`))
  expect([written.get('author0'), written.get('author9')]).toEqual([posts.length, 4])
  expect(found[1]?.posts.map(({ path }) => path)).toEqual(
    [1, 11, 21, 31].map((at) => `/blog/${at}`),
  )
  expect(looks).toBe(posts.length)
})
