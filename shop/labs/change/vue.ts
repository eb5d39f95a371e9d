import { changedTexts, isHandedNew, parts, type Part, type Way } from './parts.ts'
import { compare, writtenIn, type Report } from './report.ts'

/** The nodes that the compiler has marked as ones that change, and all components. */
const marked: Readonly<Record<Part, number>> = {
  // Shelf, Basket, Total
  app: 3,
  // the fragment of the v-for and three buttons
  shelf: 4,
  // the fragment and three Items
  basket: 4,
  // name, count, the button's text
  tea: 3,
  soap: 3,
  match: 3,
  total: 1,
}

/** The proxy tells those who have read; their render functions run, and go down where a prop is new. */
export function vue(way: Way): Report {
  // Only the row and the total have read the count; a new list has been read by the one who hands it on.
  const told: readonly Part[] = way === 'mutate' ? changedTexts : ['app']
  const ran = parts.filter((part) => told.includes(part) || isHandedNew(part, way))
  const compared = compare(ran, (part) => marked[part])
  const skipped = way === 'mutate' ? [] : parts.filter((part) => !ran.includes(part))
  return { told, ran, skipped, compared, written: writtenIn(compared) }
}
