import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { CacheStore } from '../../cache/cacheStore.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { Body, Doc, Post } from '../../content/model.ts'
import type { DocPageData } from '../../pages/doc/docPage.ts'
import { pageKinds } from '../../pages/pageKinds.ts'
import type { PostPageData } from '../../pages/post/postPage.ts'
import type { Route } from '../../pages/route.ts'
import { isPackable, packRoute, unpackRoute } from './packRoute.ts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
const cache = new CacheStore(folder)
afterAll(() => {
  cache.close()
  rmSync(folder, { recursive: true })
})
const texts = cache.texts()
const blocks = [{ html: '<p>A text.</p>' }]
const read = vi.fn(() => blocks)
const body = (): Body => ({
  kind: 'blocks',
  hash: texts.put(blocks),
  hasDiagram: false,
  get blocks() {
    return read()
  },
})
const entry = {
  locale: 'zh',
  textLocale: 'zh',
  file: 'a.md',
  path: '/docs/a',
  title: 'A',
  description: '',
  keywords: [],
  stale: false,
  toc: [],
}
const doc: Doc = {
  ...entry,
  body: body(),
  id: 'a',
  showTitle: true,
  sidebarLabel: 'A',
  paginationLabel: 'A',
  sidebar: 'main',
}
const post: Post = {
  ...entry,
  body: body(),
  preview: body(),
  date: '2022-01-01',
  tags: [],
  authors: [],
  truncated: false,
}
const [collection] = plainSite.posts
if (!collection) throw new Error('the plain site has a collection')

const docRoute: Route<DocPageData> = {
  locale: 'zh',
  path: '/docs/a',
  page: { kind: 'doc', doc, items: [{ kind: 'link', label: 'A', path: '/docs/a' }], related: [] },
}
const postRoute: Route<PostPageData> = {
  locale: 'zh',
  path: '/blog/a',
  page: { kind: 'post', collection, post, related: [] },
}

describe('a route that is sent to another thread', () => {
  it.each([
    ['doc', docRoute],
    ['post', postRoute],
  ])('does not contain the text of a %s, and does not read it', (_, route) => {
    read.mockClear()
    expect(packRoute(route, pageKinds)).not.toContain('A text.')
    expect(read).not.toHaveBeenCalled()
  })

  it('does not contain the sidebar, which the page does not show, and has its text again in the thread', () => {
    const packed = packRoute(docRoute, pageKinds)
    expect(packed).not.toContain('"label"')
    const { page, ...route } = unpackRoute(packed, pageKinds, texts)
    expect(route).toEqual({ locale: 'zh', path: '/docs/a' })
    expect(page).toEqual({
      ...docRoute.page,
      items: [],
      doc: { ...doc, body: { ...body(), blocks } },
    })
  })

  it('does not contain the preview of a post', () => {
    const packed = packRoute(postRoute, pageKinds)
    expect(packed).not.toContain('"preview"')
    expect(unpackRoute(packed, pageKinds, texts).page).toMatchObject({
      post: { title: 'A', body: { blocks } },
    })
  })

  it('is of a kind that supports threads', () => {
    expect(isPackable(docRoute, pageKinds)).toBe(true)
    expect(isPackable({ locale: 'zh', path: '/', page: { kind: 'home' } }, pageKinds)).toBe(false)
  })
})
