import type { ComplexSelector } from './parseSelector.ts'

/** A selector and the selector of its parent rule, if any. */
export interface NestedSelector {
  readonly text: string
  readonly parent: string
  /** The positions of `&` in the text. */
  readonly nesting: readonly number[]
}

/** A part of the text as an unnested selector: each `&` is replaced with `:is()` around the parent. */
export function expandNesting(
  { text, parent, nesting }: NestedSelector,
  start: number,
  end: number,
): string {
  const parentSelector = parent === '' ? ':scope' : `:is(${parent})`
  let expanded = ''
  let from = start
  for (const at of nesting.filter((index) => index >= start && index < end)) {
    expanded += text.slice(from, at) + parentSelector
    from = at + 1
  }
  return expanded + text.slice(from, end)
}

/** A complex selector as an unnested selector, including its implied `&`. */
export function expandComplex(nested: NestedSelector, complex: ComplexSelector): string {
  const text = expandNesting(nested, complex.start, complex.start + complex.text.length)
  return complex.parts[0]?.implied ? `:is(${nested.parent}) ${text}` : text
}
