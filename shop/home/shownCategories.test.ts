import { describe, expect, it } from 'vitest'
import { shownCategories } from './shownCategories.ts'

const category = (count: number, at = 0) => ({
  label: `category ${at}`,
  books: Array.from({ length: count }, (_, book) => ({ label: `${book}`, path: `/${at}/${book}` })),
})
const categories = (...counts: number[]) => counts.map(category)
const shown = (...counts: number[]) =>
  shownCategories(categories(...counts)).map(({ books }) => books.length)

describe('the shelf of the home page', () => {
  it('shows every book, up to two hundred', () => {
    const all = categories(1, 120, 79)
    expect(shownCategories(all)).toBe(all)
  })

  it('shows about sixty of more, in equal shares; what a small category does not use goes to the others', () => {
    expect(shown(1, 300)).toEqual([1, 59])
    expect(shown(1, 5, 100, 100)).toEqual([1, 5, 27, 27])
    expect(shown(100, 100, 100)).toEqual([20, 20, 20])
  })

  it('shows the first twenty categories of many, without empty ones', () => {
    const counts = shown(0, ...Array.from({ length: 500 }, () => 20))
    expect(counts).toEqual(Array.from({ length: 20 }, () => 3))
  })
})
