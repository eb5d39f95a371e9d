import type { Bay } from './bays.ts'

/** Up to so many books, the shelf holds all of them. */
const wholeShelf = 200
/** Of more it shows so many, from so many bays: some rows, each bay with three books at least. */
const fewBooks = 60
const fewBays = 20

/** A shelf that fits on the home page however many books there are. */
export function shownBays(bays: readonly Bay[]): readonly Bay[] {
  const count = bays.reduce((sum, { books }) => sum + books.length, 0)
  if (count <= wholeShelf) return bays
  const first = bays.filter(({ books }) => books.length > 0).slice(0, fewBays)
  const most = fairShare(
    first.map(({ books }) => books.length),
    fewBooks,
  )
  return first.map((bay) => ({ ...bay, books: bay.books.slice(0, most) }))
}

/** How many each may have at most, if together they have no more than `total`: who has less leaves it to the others. */
function fairShare(counts: readonly number[], total: number): number {
  let left = total
  const ascending = counts.toSorted((a, b) => a - b)
  for (const [at, count] of ascending.entries()) {
    const others = ascending.length - at
    if (count * others > left) return Math.floor(left / others)
    left -= count
  }
  return ascending.at(-1) ?? 0
}
