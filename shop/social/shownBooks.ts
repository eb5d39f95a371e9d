import type { Book } from './look.ts'

/** How many spines fit on the plank, and how many next to a title. */
const inRow = 33
const nearby = 5

/** Books for the whole plank: all of them, or else the first ones of every category. */
export function booksInRow(books: readonly Book[]): Book[] {
  if (books.length <= inRow) return [...books]
  const categories = new Map<number, Book[]>()
  for (const book of books) {
    const category = categories.get(book.category)
    if (category) category.push(book)
    else categories.set(book.category, [book])
  }
  const shares = new Map([...categories.keys()].map((category) => [category, 0]))
  let room = inRow
  while (room > 0) {
    for (const [category, members] of categories) {
      const share = shares.get(category) ?? 0
      if (room === 0 || share >= members.length) continue
      shares.set(category, share + 1)
      room -= 1
    }
  }
  return [...categories].flatMap(([category, members]) => members.slice(0, shares.get(category)))
}

/** One of the books with its neighbours, and its index among them. */
export function booksAround<T>(
  books: readonly T[],
  current: number,
): { books: T[]; current: number } {
  const from = Math.max(0, Math.min(current - Math.floor(nearby / 2), books.length - nearby))
  return { books: books.slice(from, from + nearby), current: current - from }
}
