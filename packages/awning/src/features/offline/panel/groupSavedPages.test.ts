import { describe, expect, it } from 'vitest'
import type { SavedPage } from '../worker/savedPage.ts'
import { groupSavedPages } from './groupSavedPages.ts'

const page = (href: string, lang = 'zh'): SavedPage => ({
  href,
  lang,
  title: href,
  id: '',
  build: '',
  files: [],
})

function groups(...pages: readonly SavedPage[]) {
  return groupsWith('/docs', pages)
}

function groupsWith(docs: string, pages: readonly SavedPage[]) {
  const found = groupSavedPages(pages, {
    lang: 'zh',
    sections: [
      { id: 'docs', title: 'Docs', href: docs },
      { id: 'blog', title: 'Blog', href: '/blog' },
    ],
    others: 'Others',
    languages: { zh: '中文', en: 'English' },
    except: new Set(['/offline']),
  })
  return found.map(({ title, pages: listed }) => [title, ...listed.map(({ href }) => href)])
}

describe('saved pages', () => {
  it('are listed by section and address, then the other pages, then other languages', () => {
    expect(
      groups(page('/en/blog', 'en'), page('/'), page('/blog'), page('/docs/b'), page('/docs/a')),
    ).toEqual([
      ['Docs', '/docs/a', '/docs/b'],
      ['Blog', '/blog'],
      ['Others', '/'],
      ['English', '/en/blog'],
    ])
  })

  it('belong to the innermost section, where the docs are at the root of the site', () => {
    expect(groupsWith('/', [page('/'), page('/a'), page('/blog/b')])).toEqual([
      ['Docs', '/', '/a'],
      ['Blog', '/blog/b'],
    ])
  })

  it('belong to a section by whole segments of their address', () => {
    expect(groups(page('/docsmith'))).toEqual([['Others', '/docsmith']])
  })

  it('are listed unless they are tags, later pages of lists or the offline page itself', () => {
    expect(
      groups(page('/offline'), page('/blog/tags/a'), page('/blog/page/2'), page('/blog/tags')),
    ).toEqual([['Blog', '/blog/tags']])
  })
})
