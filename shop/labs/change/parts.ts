/** The components of the shop, from the root down. */
export const parts = ['app', 'shelf', 'basket', 'tea', 'soap', 'match', 'total'] as const
export type Part = (typeof parts)[number]

/** The rows of the basket: one component used three times. */
export const rows = ['tea', 'soap', 'match'] as const satisfies readonly Part[]
export type Row = (typeof rows)[number]

/** How the change is written down in code. */
export const ways = ['mutate', 'map', 'fresh'] as const
export type Way = (typeof ways)[number]

export const prices: Readonly<Record<Row, number>> = { tea: 38, soap: 6, match: 2 }
export const before: Readonly<Record<Row, number>> = { tea: 1, soap: 3, match: 5 }
/** The click puts one more tea into the basket. */
export const after: Readonly<Record<Row, number>> = { ...before, tea: before.tea + 1 }

export function totalOf(counts: Readonly<Record<Row, number>>): number {
  return rows.reduce((sum, row) => sum + prices[row] * counts[row], 0)
}

/** Whose text is another one after the click, whatever the framework. */
export const changedTexts = ['tea', 'total'] as const satisfies readonly Part[]

/**
 * Which components are handed something new: the list goes to the basket and the total, an item to its
 * row, nothing to the shelf. In place nothing new comes about; `map` makes a new list with one new
 * item; `fresh` makes everything new, as data from a server is.
 */
export function isHandedNew(part: Part, way: Way): boolean {
  if (way === 'mutate' || part === 'app' || part === 'shelf') return false
  return way === 'fresh' || part === 'basket' || part === 'tea' || part === 'total'
}
