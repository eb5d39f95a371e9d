import { isHandedNew, parts, type Part, type Way } from './parts.ts'
import { compare, writtenIn, type Report } from './report.ts'

/** Signals with OnPush and no zone, as new apps are; or plain fields with zone.js and Eager, as before. */
export const checkings = ['signals', 'zone'] as const
export type Checking = (typeof checkings)[number]

/** The bindings in each template. */
const bindings: Readonly<Record<Part, number>> = {
  // the lists handed to Basket and Total
  app: 2,
  // the @for and three labels
  shelf: 4,
  // the @for and the item of three rows
  basket: 4,
  // name, count, the button's text
  tea: 3,
  soap: 3,
  match: 3,
  total: 1,
}

/** Marks views, goes down from the root at the next tick, and compares every binding of what it checks. */
export function angular(way: Way, checking: Checking): Report {
  const told: readonly Part[] = checking === 'zone' ? ['app'] : ['app', 'shelf']
  // The click is listened to in the shelf's template: that marks it and what it is in.
  const ran =
    checking === 'zone'
      ? parts
      : parts.filter((part) => told.includes(part) || isHandedNew(part, way))
  const compared = compare(ran, (part) => bindings[part])
  const skipped = parts.filter((part) => !ran.includes(part))
  return { told, ran, skipped, compared, written: writtenIn(compared) }
}
