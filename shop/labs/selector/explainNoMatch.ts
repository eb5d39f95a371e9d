import { expandNesting, type NestedSelector } from './expandNesting.ts'
import type { ComplexSelector } from './parseSelector.ts'

/** Why a valid selector matches no element. */
export type NoMatchReason =
  | { readonly code: 'pseudo-element' }
  /** No element matches this part, which depends on what a user does. */
  | { readonly code: 'state'; readonly text: string }
  | { readonly code: 'part'; readonly text: string }
  /** Every part of the rightmost compound matches some element, but no element matches all of them. */
  | { readonly code: 'together'; readonly text: string }
  /** The right side matches some elements; together with the part to its left, none. */
  | {
      readonly code: 'step'
      readonly text: string
      readonly matchingPart: string
      readonly count: number
    }

const states =
  /^:(?:hover|active|focus.*|target.*|visited|fullscreen|modal|popover-open|autofill|user-.*)$/i

/** Extends the selector from right to left, as browsers match it, until no element matches. */
export function explainNoMatch(
  complex: ComplexSelector,
  nested: NestedSelector,
  count: (selector: string) => number,
): NoMatchReason {
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
  // Only the implied & is left as the reason.
  return step(`& ${nested.text.slice(complex.start, last)}`, last)

  function step(added: string, right: number): NoMatchReason {
    return {
      code: 'step',
      text: added.trim(),
      matchingPart: nested.text.slice(right, end),
      count: count(from(right)),
    }
  }
}
