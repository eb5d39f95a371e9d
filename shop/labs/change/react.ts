import {
  receivesNewValue,
  components,
  rows,
  type Component,
  type UpdateStyle,
} from './components.ts'
import {
  countComparisons,
  emptyReport,
  writtenComponents,
  type UpdateReport,
} from './updateReport.ts'

/** How rerenders are avoided: not at all, with `memo`, or by the compiler. */
export const memoizations = ['none', 'memo', 'compiler'] as const
export type Memoization = (typeof memoizations)[number]

/** The elements that each component returns: tags and components. */
const elements: Readonly<Record<Component, number>> = {
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
export function react(updateStyle: UpdateStyle, memoization: Memoization): UpdateReport {
  // The list is the same object: Object.is sees no change, and no update is queued.
  if (updateStyle === 'mutate') return emptyReport
  const ran = components.filter(
    (component) => component === 'app' || isRerun(component, updateStyle, memoization),
  )
  const compared = countComparisons(ran, (component) =>
    // A row with an unchanged item returns the element that the compiler cached.
    memoization === 'compiler' && isRow(component) && !receivesNewValue(component, updateStyle)
      ? 1
      : elements[component],
  )
  const skipped = components.filter((component) => !ran.includes(component))
  return { notified: ['app'], ran, skipped, compared, written: writtenComponents(compared) }
}

function isRerun(
  component: Component,
  updateStyle: UpdateStyle,
  memoization: Memoization,
): boolean {
  if (memoization === 'none' || receivesNewValue(component, updateStyle)) return true
  // The compiler caches the list of rows as a whole: with a new list every row is a new element.
  return memoization === 'compiler' && isRow(component)
}

function isRow(component: Component): boolean {
  return rows.some((row) => row === component)
}
