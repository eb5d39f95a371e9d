import { describe, expect, it } from 'vitest'
import type { KeptPage } from '../worker/keptPage.ts'
import { groupKept } from './groupKept.ts'

const page = (href: string, lang = 'zh'): KeptPage => ({
  href,
  lang,
  title: href,
  id: '',
  build: '',
  files: [],
})

function groups(...pages: readonly KeptPage[]) {
  return groupsWith('/docs', pages)
}

function groupsWith(docs: string, pages: readonly KeptPage[]) {
  const found = groupKept(pages, {
    lang: 'zh',
    shelves: [
      { id: 'docs', title: 'Docs', href: docs },
      { id: 'blog', title: 'Blog', href: '/blog' },
    ],
    others: 'Others',
    languages: { zh: '中文', en: 'English' },
    except: new Set(['/offline']),
  })
  return found.map(({ title, pages: own }) => [title, ...own.map(({ href }) => href)])
}

describe('kept pages', () => {
  it('stand on their shelves in the order of their addresses, then the others, then other languages', () => {
    expect(
      groups(page('/en/blog', 'en'), page('/'), page('/blog'), page('/docs/b'), page('/docs/a')),
    ).toEqual([
      ['Docs', '/docs/a', '/docs/b'],
      ['Blog', '/blog'],
      ['Others', '/'],
      ['English', '/en/blog'],
    ])
  })

  it('are on the innermost of their shelves, where the docs are at the root of the site', () => {
    expect(groupsWith('/', [page('/'), page('/a'), page('/blog/b')])).toEqual([
      ['Docs', '/', '/a'],
      ['Blog', '/blog/b'],
    ])
  })

  it('are on a shelf by whole segments of their address', () => {
    expect(groups(page('/docsmith'))).toEqual([['Others', '/docsmith']])
  })

  it('are told of when they are texts: not tags, nor later pages of lists, nor the page that tells', () => {
    expect(
      groups(page('/offline'), page('/blog/tags/a'), page('/blog/page/2'), page('/blog/tags')),
    ).toEqual([['Blog', '/blog/tags']])
  })
})
