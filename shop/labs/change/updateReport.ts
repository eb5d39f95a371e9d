import { changedTexts, type Component } from './components.ts'

/** What an update does to the components. */
export interface UpdateReport {
  /** The components that are notified of the change or queued. */
  readonly notified: readonly Component[]
  /** The components whose code runs again: a function, a render function, an effect or a template. */
  readonly ran: readonly Component[]
  /** The components that are visited but skipped, because they receive nothing new. */
  readonly skipped: readonly Component[]
  /** The number of comparisons in each component. */
  readonly compared: Readonly<Partial<Record<Component, number>>>
  /** The components whose text is written. */
  readonly written: readonly Component[]
}

export interface Counts {
  readonly ran: number
  readonly compared: number
  readonly written: number
}

export function countsOf({ ran, compared, written }: UpdateReport): Counts {
  return {
    ran: ran.length,
    compared: Object.values(compared).reduce((sum, count) => sum + count, 0),
    written: written.length,
  }
}

/** Text is written where it changed and the component was compared. */
export function writtenComponents(compared: UpdateReport['compared']): Component[] {
  return changedTexts.filter((component) => compared[component] !== undefined)
}

/** The number of comparisons in each of these components. */
export function countComparisons(
  ran: readonly Component[],
  count: (component: Component) => number,
): Partial<Record<Component, number>> {
  return Object.fromEntries(ran.map((component) => [component, count(component)]))
}

export const emptyReport: UpdateReport = {
  notified: [],
  ran: [],
  skipped: [],
  compared: {},
  written: [],
}
