import type { Book } from './pictureData.ts'

/** How many spines fit on the shelf board, and how many next to a title. */
const maxInRow = 33
const maxNeighbours = 5

/** The books of the full-width row: all of them, or the first ones of every category. */
export function booksInRow(books: readonly Book[]): Book[] {
  if (books.length <= maxInRow) return [...books]
  const categories = new Map<number, Book[]>()
  for (const book of books) {
    const category = categories.get(book.category)
    if (category) category.push(book)
    else categories.set(book.category, [book])
  }
  const shares = new Map([...categories.keys()].map((category) => [category, 0]))
  let remaining = maxInRow
  while (remaining > 0) {
    for (const [category, members] of categories) {
      const share = shares.get(category) ?? 0
      if (remaining === 0 || share >= members.length) continue
      shares.set(category, share + 1)
      remaining -= 1
    }
  }
  return [...categories].flatMap(([category, members]) => members.slice(0, shares.get(category)))
}

/** One of the books with its neighbours, and its index among them. */
export function neighbouringBooks<T>(
  books: readonly T[],
  current: number,
): { books: T[]; current: number } {
  const from = Math.max(
    0,
    Math.min(current - Math.floor(maxNeighbours / 2), books.length - maxNeighbours),
  )
  return { books: books.slice(from, from + maxNeighbours), current: current - from }
}
