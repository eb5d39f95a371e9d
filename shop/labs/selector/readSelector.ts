import { expandComplex, type Nested } from './expandNesting.ts'
import { parseSelector, type Complex } from './parseSelector.ts'
import type { Problem } from './selectorProblem.ts'
import type { SelectorState } from './selectorState.ts'
import { heaviest } from './weight.ts'

/** What can be said of a selector without a page to try it on. */
export type Reading =
  | { readonly ok: false; readonly field: 'text' | 'parent'; readonly problem: Problem }
  | {
      readonly ok: true
      readonly nested: Nested
      readonly selectors: readonly Complex[]
      /** The selectors as a browser can be asked for them, one for each. */
      readonly expanded: readonly string[]
    }

export function readSelector({ text, parent }: SelectorState): Reading {
  const around = parent.trim() === '' ? undefined : parseSelector(parent)
  if (around && !around.ok) return { ok: false, field: 'parent', problem: around.problem }
  const weight = around && heaviest(around.selectors.map((one) => one.weight))
  const parsed = parseSelector(text, weight)
  if (!parsed.ok) return { ok: false, field: 'text', problem: parsed.problem }
  const nested = { text, parent: parent.trim(), nesting: parsed.nesting }
  const expanded = parsed.selectors.map((one) => expandComplex(nested, one))
  return { ok: true, nested, selectors: parsed.selectors, expanded }
}
