import type { Complex } from './parseSelector.ts'

/** A selector, and the selector of the rule it is nested in, if any. */
export interface Nested {
  readonly text: string
  readonly parent: string
  /** Where the `&` stand in the text. */
  readonly nesting: readonly number[]
}

/** Part of the text as it would be outside of any rule: `&` means `:is()` around the parent. */
export function expandNesting(
  { text, parent, nesting }: Nested,
  start: number,
  end: number,
): string {
  const stand = parent === '' ? ':scope' : `:is(${parent})`
  let expanded = ''
  let from = start
  for (const at of nesting.filter((one) => one >= start && one < end)) {
    expanded += text.slice(from, at) + stand
    from = at + 1
  }
  return expanded + text.slice(from, end)
}

/** A whole selector as it would be outside of any rule. */
export function expandComplex(nested: Nested, complex: Complex): string {
  const text = expandNesting(nested, complex.start, complex.start + complex.text.length)
  return complex.parts[0]?.implied ? `:is(${nested.parent}) ${text}` : text
}
