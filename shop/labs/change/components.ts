/** The components of the example, from the root down. */
export const components = ['app', 'shelf', 'basket', 'tea', 'soap', 'match', 'total'] as const
export type Component = (typeof components)[number]

/** The rows of the basket: one component used three times. */
export const rows = ['tea', 'soap', 'match'] as const satisfies readonly Component[]
export type Row = (typeof rows)[number]

/** How the update is written in code. */
export const updateStyles = ['mutate', 'map', 'fresh'] as const
export type UpdateStyle = (typeof updateStyles)[number]

export const prices: Readonly<Record<Row, number>> = { tea: 38, soap: 6, match: 2 }
export const countsBefore: Readonly<Record<Row, number>> = { tea: 1, soap: 3, match: 5 }
/** The counts after the click, which adds one tea. */
export const countsAfter: Readonly<Record<Row, number>> = {
  ...countsBefore,
  tea: countsBefore.tea + 1,
}

export function totalOf(counts: Readonly<Record<Row, number>>): number {
  return rows.reduce((sum, row) => sum + prices[row] * counts[row], 0)
}

/** The components whose text changes with the click, in any framework. */
export const changedTexts = ['tea', 'total'] as const satisfies readonly Component[]

/**
 * Whether a component receives a new value: the list goes to the basket and the total, an item to its
 * row, nothing to the shelf. `mutate` creates nothing new; `map` creates a new list with one new item;
 * `fresh` replaces everything, like data from a server.
 */
export function receivesNewValue(component: Component, updateStyle: UpdateStyle): boolean {
  if (updateStyle === 'mutate' || component === 'app' || component === 'shelf') return false
  return (
    updateStyle === 'fresh' ||
    component === 'basket' ||
    component === 'tea' ||
    component === 'total'
  )
}
