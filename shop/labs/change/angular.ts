import { receivesNewValue, components, type Component, type UpdateStyle } from './components.ts'
import { countComparisons, writtenComponents, type UpdateReport } from './updateReport.ts'

/** Signals with OnPush and no zone, as new apps are; or plain fields with zone.js and Eager, as before. */
export const changeDetections = ['signals', 'zone'] as const
export type ChangeDetection = (typeof changeDetections)[number]

/** The bindings in each template. */
const bindings: Readonly<Record<Component, number>> = {
  // the lists passed to Basket and Total
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

/** Marks views dirty, walks down from the root at the next tick, and compares every binding of the views it checks. */
export function angular(updateStyle: UpdateStyle, changeDetection: ChangeDetection): UpdateReport {
  const notified: readonly Component[] = changeDetection === 'zone' ? ['app'] : ['app', 'shelf']
  // The click listener is in the template of the shelf: it marks the shelf and its ancestors.
  const ran =
    changeDetection === 'zone'
      ? components
      : components.filter(
          (component) => notified.includes(component) || receivesNewValue(component, updateStyle),
        )
  const compared = countComparisons(ran, (component) => bindings[component])
  const skipped = components.filter((component) => !ran.includes(component))
  return { notified, ran, skipped, compared, written: writtenComponents(compared) }
}
