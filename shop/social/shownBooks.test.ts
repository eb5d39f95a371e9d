import { describe, expect, it } from 'vitest'
import { neighbouringBooks, booksInRow } from './shownBooks.ts'

const booksOf = (category: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `${category}.${index}`, category }))

describe('booksInRow', () => {
  it('shows all books where there is room', () => {
    const books = [...booksOf(0, 1), ...booksOf(1, 20)]
    expect(booksInRow(books)).toEqual(books)
  })

  it('shows the first books of every category where there is not', () => {
    const shown = booksInRow([...booksOf(0, 3), ...booksOf(1, 500), ...booksOf(2, 500)])
    const count = (category: number) => shown.filter((book) => book.category === category).length
    expect([count(0), count(1), count(2)]).toEqual([3, 15, 15])
    expect(shown[3]?.label).toBe('1.0')
  })

  it('shows no more than fit where there are more categories', () => {
    const books = Array.from({ length: 50 }, (_, category) => booksOf(category, 2)).flat()
    expect(booksInRow(books)).toHaveLength(33)
  })
})

describe('neighbouringBooks', () => {
  const books = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

  it.each([
    [0, 'abcde', 0],
    [3, 'bcdef', 2],
    [6, 'cdefg', 4],
  ])('shows book %i among its neighbours', (current, shown, index) => {
    const row = neighbouringBooks(books, current)
    expect(row.books.join('')).toBe(shown)
    expect(row.current).toBe(index)
  })

  it('shows a small category whole', () => {
    expect(neighbouringBooks(['a', 'b'], 1)).toEqual({ books: ['a', 'b'], current: 1 })
  })
})
