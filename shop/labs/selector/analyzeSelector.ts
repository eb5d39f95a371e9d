import { expandComplex, type NestedSelector } from './expandNesting.ts'
import { parseSelector, type ComplexSelector } from './parseSelector.ts'
import type { SelectorError } from './selectorError.ts'
import type { SelectorState } from './selectorState.ts'
import { highestSpecificity } from './specificity.ts'

/** What is known about a selector without matching it against a page. */
export type SelectorAnalysis =
  | { readonly ok: false; readonly field: 'text' | 'parent'; readonly problem: SelectorError }
  | {
      readonly ok: true
      readonly nested: NestedSelector
      readonly selectors: readonly ComplexSelector[]
      /** Each selector without nesting, as `querySelectorAll` accepts it. */
      readonly expanded: readonly string[]
    }

export function analyzeSelector({ text, parent }: SelectorState): SelectorAnalysis {
  const parsedParent = parent.trim() === '' ? undefined : parseSelector(parent)
  if (parsedParent && !parsedParent.ok)
    return { ok: false, field: 'parent', problem: parsedParent.problem }
  const specificity =
    parsedParent && highestSpecificity(parsedParent.selectors.map((one) => one.specificity))
  const parsed = parseSelector(text, specificity)
  if (!parsed.ok) return { ok: false, field: 'text', problem: parsed.problem }
  const nested = { text, parent: parent.trim(), nesting: parsed.nesting }
  const expanded = parsed.selectors.map((one) => expandComplex(nested, one))
  return { ok: true, nested, selectors: parsed.selectors, expanded }
}
