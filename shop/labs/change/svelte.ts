import {
  changedTexts,
  receivesNewValue,
  components,
  type Component,
  type UpdateStyle,
} from './components.ts'
import { countComparisons, writtenComponents, type UpdateReport } from './updateReport.ts'

/** How much the effect of each component compares: the keys of a list, or texts with the previous ones. */
const values: Readonly<Record<Component, number>> = {
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

/** A signal reruns the effects that read it; no component runs again. */
export function svelte(updateStyle: UpdateStyle): UpdateReport {
  const ran: readonly Component[] =
    updateStyle === 'mutate'
      ? changedTexts
      : components.filter((component) => receivesNewValue(component, updateStyle))
  // The {#each} and the total read the list; the {#each} updates the rows.
  const notified: readonly Component[] =
    updateStyle === 'mutate' ? changedTexts : ['basket', 'total']
  const compared = countComparisons(ran, (component) => values[component])
  return { notified, ran, skipped: [], compared, written: writtenComponents(compared) }
}
