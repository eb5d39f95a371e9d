import { isHandedNew, parts, rows, type Part, type Way } from './parts.ts'
import { compare, nothing, writtenIn, type Report } from './report.ts'

/** How much is spared: nothing, components in `memo`, or what the compiler remembers. */
export const savings = ['none', 'memo', 'compiler'] as const
export type Saving = (typeof savings)[number]

/** The elements that each component returns: tags and components. */
const elements: Readonly<Record<Part, number>> = {
  // section, Shelf, Basket, Total
  app: 4,
  // three buttons
  shelf: 3,
  // ul and three Items
  basket: 4,
  // li, output, button
  tea: 3,
  soap: 3,
  match: 3,
  // p
  total: 1,
}

/** Renders from the component that holds the state down, compares the elements, commits. */
export function react(way: Way, saving: Saving): Report {
  // The list is the same list: Object.is sees no change, and nothing is put into the queue.
  if (way === 'mutate') return nothing
  const ran = parts.filter((part) => part === 'app' || runs(part, way, saving))
  const compared = compare(ran, (part) =>
    // A row that the compiler has seen with this item gives back the element of last time.
    saving === 'compiler' && isRow(part) && !isHandedNew(part, way) ? 1 : elements[part],
  )
  const skipped = parts.filter((part) => !ran.includes(part))
  return { told: ['app'], ran, skipped, compared, written: writtenIn(compared) }
}

function runs(part: Part, way: Way, saving: Saving): boolean {
  if (saving === 'none' || isHandedNew(part, way)) return true
  // The compiler keeps the list of rows as one piece: with a new list every row is a new element.
  return saving === 'compiler' && isRow(part)
}

function isRow(part: Part): boolean {
  return rows.some((row) => row === part)
}
