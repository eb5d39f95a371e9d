import { changedTexts, type Part } from './parts.ts'

/** What happens to the components when the change goes its way. */
export interface Report {
  /** Who is told of the change, or put into the queue. */
  readonly told: readonly Part[]
  /** Whose code runs again: a function, a render function, an effect or a template. */
  readonly ran: readonly Part[]
  /** Who was come to and left out, because it is handed nothing new. */
  readonly skipped: readonly Part[]
  /** How many things are compared in each. */
  readonly compared: Readonly<Partial<Record<Part, number>>>
  /** Whose text is written. */
  readonly written: readonly Part[]
}

export interface Counts {
  readonly ran: number
  readonly compared: number
  readonly written: number
}

export function countsOf({ ran, compared, written }: Report): Counts {
  return {
    ran: ran.length,
    compared: Object.values(compared).reduce((sum, count) => sum + count, 0),
    written: written.length,
  }
}

/** Text is written where it is another one and the component has been looked at. */
export function writtenIn(compared: Report['compared']): Part[] {
  return changedTexts.filter((part) => compared[part] !== undefined)
}

/** What is compared in each of these components. */
export function compare(
  ran: readonly Part[],
  count: (part: Part) => number,
): Partial<Record<Part, number>> {
  return Object.fromEntries(ran.map((part) => [part, count(part)]))
}

export const nothing: Report = { told: [], ran: [], skipped: [], compared: {}, written: [] }
