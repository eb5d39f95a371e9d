import { describe, expect, it } from 'vitest'
import { shownBays } from './shownBays.ts'

const bay = (count: number, at = 0) => ({
  label: `bay ${at}`,
  books: Array.from({ length: count }, (_, book) => ({ label: `${book}`, path: `/${at}/${book}` })),
})
const bays = (...counts: number[]) => counts.map(bay)
const shown = (...counts: number[]) => shownBays(bays(...counts)).map(({ books }) => books.length)

describe('the shelf of the home page', () => {
  it('holds every book, up to two hundred', () => {
    const all = bays(1, 120, 79)
    expect(shownBays(all)).toBe(all)
  })

  it('shows some sixty of more, shared fairly: a bay with few leaves its share to the others', () => {
    expect(shown(1, 300)).toEqual([1, 59])
    expect(shown(1, 5, 100, 100)).toEqual([1, 5, 27, 27])
    expect(shown(100, 100, 100)).toEqual([20, 20, 20])
  })

  it('shows the first bays where there are many, and none that is empty', () => {
    const counts = shown(0, ...Array.from({ length: 500 }, () => 20))
    expect(counts).toEqual(Array.from({ length: 20 }, () => 3))
  })
})
