import { describe, expect, it } from 'vitest'
import { samePathKey } from '../config/address.ts'
import { branchesOf, countPages } from './sidebarBranch.ts'
import { category, link } from './sidebarItems.testing.ts'

const items = [
  link('/'),
  category('css', [link('/css/a'), category('deep', [link('/css/deep/b'), link('/css/deep/c')])]),
  category('js', [category('types', [link('/js/types/d')], '/js/types/'), link('/js/e')]),
]

describe('branchesOf', () => {
  it.each([
    ['/', []],
    ['/css/a', [1]],
    ['/css/deep/c', [1, 1]],
    ['/js/types/', [2, 0]],
    ['/js/types', [2, 0]],
    ['/js/types/d', [2, 0]],
    ['/js/e', [2]],
  ])('finds the categories of %s', (path, open) => {
    expect(branchesOf(items).get(samePathKey(path))).toEqual({ open, window: 0 })
  })

  it('has no branch for a page that is not listed', () => {
    expect(branchesOf(items).get('/nowhere')).toBeUndefined()
  })

  it('has the window of a page in a long level, and the first window for the page of the category itself', () => {
    const pages = Array.from({ length: 90 }, (_, at) => link(`/many/${at}`))
    const branches = branchesOf([category('many', pages, '/many')])
    expect(['/many', '/many/29', '/many/30', '/many/89'].map((at) => branches.get(at))).toEqual([
      { open: [0], window: 0 },
      { open: [0], window: 0 },
      { open: [0], window: 1 },
      { open: [0], window: 2 },
    ])
  })

  it('has one branch per window, regardless of the number of pages', () => {
    const pages = Array.from({ length: 3000 }, (_, at) => link(`/many/${at}`))
    const branches = branchesOf([category('many', pages)])
    expect(branches.size).toBe(3000)
    expect(new Set([...branches.values()].map((branch) => JSON.stringify(branch))).size).toBe(100)
  })
})

describe('countPages', () => {
  it('counts links and categories with a page of their own', () => {
    expect(countPages(items)).toBe(7)
  })
})
