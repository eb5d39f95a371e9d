import { changedTexts, isHandedNew, parts, type Part, type Way } from './parts.ts'
import { compare, writtenIn, type Report } from './report.ts'

/** What the effect of each component compares: the keys of a list, or texts with those of last time. */
const values: Readonly<Record<Part, number>> = {
  app: 0,
  shelf: 0,
  // the keys of the {#each}
  basket: 3,
  // name, count, the button's text: one effect a row
  tea: 3,
  soap: 3,
  match: 3,
  total: 1,
}

/** The signal wakes the effects that have read it; no component runs again. */
export function svelte(way: Way): Report {
  const ran: readonly Part[] =
    way === 'mutate' ? changedTexts : parts.filter((part) => isHandedNew(part, way))
  // A new list is read by the {#each} and by the total; the rows hear of it from the {#each}.
  const told: readonly Part[] = way === 'mutate' ? changedTexts : ['basket', 'total']
  const compared = compare(ran, (part) => values[part])
  return { told, ran, skipped: [], compared, written: writtenIn(compared) }
}
