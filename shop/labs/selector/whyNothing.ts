import { expandNesting, type Nested } from './expandNesting.ts'
import type { Complex } from './parseSelector.ts'

/** Why a selector that is right matches nothing. */
export type WhyNothing =
  | { readonly code: 'pseudo-element' }
  /** Nothing is like this part, which asks for what a reader does. */
  | { readonly code: 'state'; readonly text: string }
  | { readonly code: 'part'; readonly text: string }
  /** Every part of the subject matches something, but nothing matches all of it. */
  | { readonly code: 'together'; readonly text: string }
  /** The right side still matches some; with the part to the left of it, none. */
  | { readonly code: 'step'; readonly text: string; readonly rest: string; readonly count: number }

const states =
  /^:(?:hover|active|focus.*|target.*|visited|fullscreen|modal|popover-open|autofill|user-.*)$/i

/** Reads from right to left, as the browser does, until nothing matches. */
export function whyNothing(
  complex: Complex,
  nested: Nested,
  count: (selector: string) => number,
): WhyNothing {
  if (complex.pseudoElement) return { code: 'pseudo-element' }
  const end = complex.start + complex.text.length
  const from = (start: number) => expandNesting(nested, start, end)
  const [subject = complex.start, ...others] = complex.compounds.toReversed()
  if (count(from(subject)) === 0) {
    const culprit = complex.parts
      .filter((part) => part.start >= subject && !part.implied)
      .find((part) => count(expandNesting(nested, part.start, part.start + part.text.length)) === 0)
    if (!culprit) return { code: 'together', text: nested.text.slice(subject, end) }
    return { code: states.test(culprit.text) ? 'state' : 'part', text: culprit.text }
  }
  let last = subject
  for (const start of others) {
    if (count(from(start)) === 0) return step(nested.text.slice(start, last), last)
    last = start
  }
  // What remains is the implied &.
  return step(`& ${nested.text.slice(complex.start, last)}`, last)

  function step(added: string, right: number): WhyNothing {
    return {
      code: 'step',
      text: added.trim(),
      rest: nested.text.slice(right, end),
      count: count(from(right)),
    }
  }
}
