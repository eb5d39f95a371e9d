import {
  changedTexts,
  receivesNewValue,
  components,
  type Component,
  type UpdateStyle,
} from './components.ts'
import { countComparisons, writtenComponents, type UpdateReport } from './updateReport.ts'

/** The number of dynamic nodes, as marked by the compiler, and of components. */
const marked: Readonly<Record<Component, number>> = {
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

/** The proxy notifies the components that read the value; their render functions run, and those of children with new props. */
export function vue(updateStyle: UpdateStyle): UpdateReport {
  // Only the row and the total read the count; the list is read by the component that passes it on.
  const notified: readonly Component[] = updateStyle === 'mutate' ? changedTexts : ['app']
  const ran = components.filter(
    (component) => notified.includes(component) || receivesNewValue(component, updateStyle),
  )
  const compared = countComparisons(ran, (component) => marked[component])
  const skipped =
    updateStyle === 'mutate' ? [] : components.filter((component) => !ran.includes(component))
  return { notified, ran, skipped, compared, written: writtenComponents(compared) }
}
