import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { Post } from '../content/model.ts'
import { kindOf } from './kinds.ts'
import { pageKinds, type Page } from './pageKinds.ts'

const [blog] = plainSite.posts
if (!blog) throw new Error('the plain site has no blog')
const body = { kind: 'blocks', hash: '', blocks: [], hasDiagram: false } as const
const post = (date: string, updated?: string): Post => ({
  locale: 'zh',
  textLocale: 'zh',
  file: '',
  path: '/blog/a',
  title: 'A',
  description: '',
  keywords: [],
  stale: false,
  body,
  preview: body,
  toc: [],
  date,
  tags: [],
  authors: [],
  truncated: false,
  ...(updated === undefined ? {} : { updated }),
})

const lastChange = (page: Page) => kindOf<Page>(pageKinds, page).lastModified?.(page)

describe('the last change of a page', () => {
  it('is the later of its date and the date of its last commit', () => {
    const changed = (date: string, updated?: string) =>
      lastChange({ kind: 'post', collection: blog, post: post(date, updated), related: [] })
    expect(changed('2022-05-01T08:00:00.000Z', '2023-01-02')).toBe('2023-01-02')
    expect(changed('2022-05-01T08:00:00.000Z', '2022-04-01')).toBe('2022-05-01')
    expect(changed('2022-05-01T08:00:00.000Z')).toBe('2022-05-01')
  })

  it('is that of the newest entry that it lists', () => {
    const posts = [post('2022-05-01T00:00:00.000Z'), post('2019-01-01T00:00:00.000Z', '2024-07-08')]
    expect(lastChange({ kind: 'archive', collection: blog, count: 2, posts })).toBe('2024-07-08')
  })

  it('is undefined if no date is known', () => {
    expect(lastChange({ kind: 'archive', collection: blog, count: 0, posts: [] })).toBeUndefined()
    expect(lastChange({ kind: 'notFound' })).toBeUndefined()
  })
})
