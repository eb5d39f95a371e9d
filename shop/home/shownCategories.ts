import type { ShelfCategory } from './shelfCategories.ts'

/** Up to this many books, the shelf shows all of them. */
const wholeShelf = 200
/** Of more books it shows this many, from this many categories at most, so that each category has three or more. */
const fewBooks = 60
const fewCategories = 20

/** The part of the shelf that fits on the home page, however many books there are. */
export function shownCategories(categories: readonly ShelfCategory[]): readonly ShelfCategory[] {
  const count = categories.reduce((sum, { books }) => sum + books.length, 0)
  if (count <= wholeShelf) return categories
  const first = categories.filter(({ books }) => books.length > 0).slice(0, fewCategories)
  const perCategory = fairShare(
    first.map(({ books }) => books.length),
    fewBooks,
  )
  return first.map((category) => ({ ...category, books: category.books.slice(0, perCategory) }))
}

/** The maximum per category so that the sum is at most `total`. What small categories do not use goes to the others. */
function fairShare(counts: readonly number[], total: number): number {
  let remaining = total
  const ascending = counts.toSorted((a, b) => a - b)
  for (const [at, count] of ascending.entries()) {
    const others = ascending.length - at
    if (count * others > remaining) return Math.floor(remaining / others)
    remaining -= count
  }
  return ascending.at(-1) ?? 0
}
