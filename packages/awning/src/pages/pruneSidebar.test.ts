import { describe, expect, it } from 'vitest'
import { samePathKey } from '../config/address.ts'
import type { SidebarItem } from '../content/model.ts'
import { pruneSidebar, type ShownItem } from './pruneSidebar.ts'
import { branchesOf, noBranch } from './sidebarBranch.ts'
import { category, link } from './sidebarItems.testing.ts'

const list = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at))

const closed = (label: string, path: string): ShownItem => ({ kind: 'closed', label, path })

const items = [
  link('/'),
  category('css', [link('/css/a'), category('deep', [link('/css/deep/b'), link('/css/deep/c')])]),
  category('js', [category('types', [link('/js/types/d')], '/js/types/'), link('/js/e')]),
]

/** The pruned sidebar of a page. */
function sidebarOf(all: readonly SidebarItem[], path: string): ShownItem[] {
  return pruneSidebar(all, branchesOf(all).get(samePathKey(path)) ?? noBranch)
}

function pathsIn(shown: readonly ShownItem[]): string[] {
  return shown.flatMap((item) => [
    ...(item.path === undefined || item.kind === 'more' ? [] : [item.path]),
    ...(item.kind === 'category' ? pathsIn(item.items) : []),
  ])
}

describe('the branch of a large sidebar', () => {
  it('is complete, and every other category is a link to its first page', () => {
    expect(pruneSidebar(items, { open: [1, 1], window: 0 })).toEqual([
      items[0],
      items[1],
      closed('js', '/js/types/'),
    ])
  })

  it('leaves a category next to the page closed', () => {
    const [, css] = sidebarOf(items, '/css/a')
    expect(css).toMatchObject({ items: [link('/css/a'), closed('deep', '/css/deep/b')] })
  })

  it('links a closed category to its own page', () => {
    const [, , js] = sidebarOf(items, '/js/e')
    expect(js).toMatchObject({ items: [closed('types', '/js/types/'), link('/js/e')] })
  })

  it('keeps the language of a closed category, and a category without pages', () => {
    const [foreign, empty] = [{ ...category('a', [link('/a')]), lang: 'en' }, category('empty', [])]
    expect(sidebarOf([foreign, empty], '/nowhere')).toEqual([
      { ...closed('a', '/a'), lang: 'en' },
      empty,
    ])
  })

  it('is closed for a page that is not listed', () => {
    expect(sidebarOf(items, '/nowhere')).toEqual([
      items[0],
      closed('css', '/css/a'),
      closed('js', '/js/types/'),
    ])
  })
})

describe('a level of more than thirty entries', () => {
  const groups = list(90, (at) =>
    category(`g${at}`, [link(`/g${at}/a`), link(`/g${at}/b`), link(`/g${at}/c`)]),
  )

  it('is shown in windows of thirty, with links to more at both ends', () => {
    const shown = sidebarOf(groups, '/g45/b')
    expect(shown).toHaveLength(32)
    expect(shown.at(0)).toEqual({ kind: 'more', side: 'above', count: 30, path: '/g29/a' })
    expect(shown.at(1)).toMatchObject({ label: 'g30' })
    expect(shown.at(-2)).toMatchObject({ label: 'g59' })
    const below = { kind: 'more', side: 'below', count: 30, isRounded: true, path: '/g60/a' }
    expect(shown.at(-1)).toEqual(below)
    expect(pathsIn(shown)).toEqual(expect.arrayContaining(['/g45/a', '/g45/b', '/g45/c']))
  })

  it('has no link to more where nothing is omitted', () => {
    expect(sidebarOf(groups, '/g0/a').at(0)).toMatchObject({ label: 'g0' })
    expect(sidebarOf(groups, '/g89/a').at(-1)).toMatchObject({ label: 'g89' })
    expect(sidebarOf(groups.slice(0, 30), '/g0/a')).toHaveLength(30)
  })

  it('has no window of only a few entries', () => {
    expect(sidebarOf(groups.slice(0, 34), '/g33/a')).toHaveLength(34)
    const shown = sidebarOf(groups.slice(0, 35), '/g30/a')
    expect(shown.map((item) => item.kind)).toEqual(['more', 'category', ...list(4, () => 'closed')])
  })

  it.each([
    [225, 'in its last window alone', 210],
    // The window before the last one says that there are 10 more entries, and then 10+.
    [220, 'where a number changes', 180],
  ])('of %i entries changes %s when one is added at its end', (length, _, from) => {
    const paths = list(length + 1, (at) => `/p${at}`)
    const links = paths.map((path) => link(path))
    const sidebars = (all: readonly SidebarItem[]) =>
      paths.map((path) => JSON.stringify(sidebarOf(all, path)))
    const [before, after] = [sidebars(links.slice(0, length)), sidebars(links)]
    expect(paths.filter((_path, at) => before[at] !== after[at])).toEqual(paths.slice(from))
  })

  it.each([
    [10, { count: 10 }],
    [11, { count: 10, isRounded: true }],
    [19, { count: 10, isRounded: true }],
    [20, { count: 20, isRounded: true }],
    [99, { count: 90, isRounded: true }],
    [470, { count: 450, isRounded: true }],
    [1499, { count: 1000, isRounded: true }],
  ])('counts %i entries below', (below, shown) => {
    const all = list(30 + below, (at) => link(`/p${at}`))
    expect(sidebarOf(all, '/p0').at(-1)).toEqual({
      kind: 'more',
      side: 'below',
      ...shown,
      path: '/p30',
    })
  })

  it('counts all entries above', () => {
    const all = list(600, (at) => link(`/p${at}`))
    expect(sidebarOf(all, '/p480').at(0)).toEqual({
      kind: 'more',
      side: 'above',
      count: 480,
      path: '/p479',
    })
  })

  it('links to the page of the nearest category that has one', () => {
    const some = list(60, (at) => category(`c${at}`, at === 30 ? [] : [link(`/c${at}/a`)]))
    some[31] = category('own', [link('/own/a')], '/own')
    expect(sidebarOf(some, '/c0/a').at(-1)).toMatchObject({ count: 30, path: '/own' })
  })

  it.each([
    ['at the top', groups.map((_, at) => link(`/p${at}`))],
    [
      'in one category',
      [
        link('/'),
        category(
          'all',
          list(2000, (at) => link(`/all/${at}`)),
        ),
      ],
    ],
    [
      'inside of each other',
      list(40, (at) =>
        category(
          `o${at}`,
          list(40, (b) => category('i', [link(`/${at}/${b}`)])),
        ),
      ),
    ],
  ])('%s: the sidebar of every page contains the page, among few others', (_, all) => {
    const branches = branchesOf(all)
    expect(branches.size).toBeGreaterThan(80)
    const shown = [...branches].map(([path, branch]) => ({
      path,
      paths: pathsIn(pruneSidebar(all, branch)),
    }))
    expect(shown.filter(({ path, paths }) => !paths.includes(path))).toEqual([])
    expect(Math.max(...shown.map(({ paths }) => paths.length))).toBeLessThanOrEqual(60)
  })

  it('can be traversed completely through the links to more', () => {
    const all = list(500, (at) => link(`/p${at}`))
    const seen = new Set<string>()
    let next: string | undefined = '/p0'
    while (next !== undefined) {
      const shown: ShownItem[] = sidebarOf(all, next)
      for (const path of pathsIn(shown)) seen.add(path)
      const last = shown.at(-1)
      next = last?.kind === 'more' ? last.path : undefined
    }
    expect(seen.size).toBe(500)
  })
})
