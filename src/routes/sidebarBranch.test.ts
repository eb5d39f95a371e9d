import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../content/model.ts'
import { branchOf, countPages, pruneSidebar } from './sidebarBranch.ts'

const link = (path: string): SidebarItem => ({ kind: 'link', label: path, path })
const category = (label: string, items: SidebarItem[], path?: string): SidebarItem => ({
  kind: 'category',
  label,
  ...(path === undefined ? {} : { path }),
  items,
})

const items = [
  link('/'),
  category('css', [link('/css/a'), category('deep', [link('/css/deep/b'), link('/css/deep/c')])]),
  category('js', [category('types', [link('/js/types/d')], '/js/types/'), link('/js/e')]),
]

describe('branchOf', () => {
  it.each([
    ['/', []],
    ['/css/a', [1]],
    ['/css/deep/c', [1, 1]],
    ['/js/types/', [2, 0]],
    ['/js/types', [2, 0]],
    ['/js/types/d', [2, 0]],
    ['/js/e', [2]],
    ['/nowhere', []],
  ])('finds the categories around %s', (path, branch) => {
    expect(branchOf(items, path)).toEqual(branch)
  })
})

describe('pruneSidebar', () => {
  it('keeps the open branch whole and one page of every other category', () => {
    expect(pruneSidebar(items, [1, 1])).toEqual([
      items[0],
      items[1],
      category('js', [{ kind: 'link', label: 'types', path: '/js/types/' }]),
    ])
  })

  it('keeps a category beside the page closed', () => {
    const [, css] = pruneSidebar(items, [1])
    expect(css).toEqual(category('css', [link('/css/a'), category('deep', [link('/css/deep/b')])]))
  })

  it('closes everything where no branch is open', () => {
    const [, css, js] = pruneSidebar(items, [])
    expect([css, js].map((item) => item && countPages([item]))).toEqual([1, 1])
  })
})

describe('countPages', () => {
  it('counts links and categories with a page of their own', () => {
    expect(countPages(items)).toBe(7)
  })
})
