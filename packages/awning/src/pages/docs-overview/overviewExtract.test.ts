import { describe, expect, it } from 'vitest'
import type { OverviewItem } from '../../theme/docs/Overview.tsx'
import { overviewExtract } from './overviewExtract.ts'
import { category, link } from '../sidebarItems.testing.ts'

const list = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at))
const group = (at: number, count: number) =>
  category(
    `g${at}`,
    list(count, (page) => link(`/g${at}/${page}`)),
  )
const groups = (length: number, count: number) => list(length, (at) => group(at, count))

function countLinks(items: readonly OverviewItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum + (item.kind === 'link' ? 1 : item.kind === 'category' ? countLinks(item.items) : 0),
    0,
  )
}

describe('the overview of many docs', () => {
  it('shows the first pages of each category, and a link to the others', () => {
    const { items, index } = overviewExtract(groups(40, 20))
    expect(index).toBeUndefined()
    expect(items[3]).toEqual({
      ...category(
        'g3',
        list(5, (page) => link(`/g3/${page}`)),
      ),
      items: [
        ...list(5, (page) => link(`/g3/${page}`)),
        { kind: 'more', count: 15, path: '/g3/5' },
      ],
    })
  })

  it('links to the page of a category that has one', () => {
    const own = category(
      'own',
      list(400, (page) => link(`/own/${page}`)),
      '/own',
    )
    const { items } = overviewExtract([own])
    expect(items).toMatchObject([
      { items: expect.arrayContaining([{ kind: 'more', count: 340, path: '/own' }]) },
    ])
  })

  it('shows the last page instead of “1 more page”', () => {
    const { items } = overviewExtract([...groups(60, 20), group(60, 5)])
    const sizes = items.map((item) => item.kind === 'category' && item.items.length)
    expect(sizes.at(0)).toBe(5)
    expect(items.at(-1)).toEqual(group(60, 5))
  })

  it('shows nested categories separately if there are few', () => {
    const { items } = overviewExtract(
      list(10, (at) =>
        category(
          `o${at}`,
          list(4, (inner) => group(at * 4 + inner, 20)),
        ),
      ),
    )
    expect(items).toMatchObject(list(10, () => ({ items: list(4, () => ({ kind: 'category' })) })))
    expect(countLinks(items)).toBe(200)
  })

  it('shows their pages as part of the outer category if there are many', () => {
    const { items } = overviewExtract(
      list(10, (at) =>
        category(
          `o${at}`,
          list(40, (inner) => group(at * 40 + inner, 20)),
        ),
      ),
    )
    expect(items[0]).toMatchObject({
      label: 'o0',
      items: [...list(6, (page) => link(`/g0/${page}`)), { kind: 'more', count: 794 }],
    })
  })

  it('shows only names and page counts of more than a hundred categories', () => {
    const { items, index } = overviewExtract([link('/'), ...groups(500, 20)])
    expect(items).toEqual([link('/')])
    expect(index?.categories).toHaveLength(500)
    expect(index?.categories[7]).toEqual({ label: 'g7', path: '/g7/0', count: 20 })
    expect(index?.more).toBeUndefined()
  })

  it.each([
    ['in no category', list(10_000, (at) => link(`/${at}`))],
    ['in one', groups(1, 10_000)],
    ['in a hundred', groups(100, 100)],
    ['in five thousand', groups(5000, 2)],
    [
      'in a hundred of a hundred',
      list(100, (at) =>
        category(
          `o${at}`,
          list(100, (b) => group(at * 100 + b, 1)),
        ),
      ),
    ],
  ])('%s: shows a limited number of entries', (_, all) => {
    const { items, index } = overviewExtract(all)
    expect(countLinks(items) + (index?.categories.length ?? 0)).toBeGreaterThan(50)
    expect(countLinks(items)).toBeLessThanOrEqual(300)
    expect(index?.categories.length ?? 0).toBeLessThanOrEqual(600)
  })
})
