import { literalValue } from './literalValue.ts'
import type { JsxElement } from './renderMdx.ts'

/** The attributes of an element: those whose values are known, and the names of the others. */
export interface ElementAttributes {
  readonly values: ReadonlyMap<string, unknown>
  /** Attributes with a value that only running the code would tell; `...` is a spread. */
  readonly unknown: readonly string[]
}

export function attributesOf(
  element: JsxElement,
  known: ReadonlyMap<string, unknown> = new Map(),
): ElementAttributes {
  const values = new Map<string, unknown>()
  const unknown: string[] = []
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      unknown.push('...')
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined) values.set(name, true)
    else if (typeof value === 'string') values.set(name, value)
    else {
      const literal = literalValue(value.value, known)
      if (literal) values.set(name, literal.value)
      else unknown.push(name)
    }
  }
  return { values, unknown }
}

/** The value of an attribute if it is text or a number. */
export function textAttribute({ values }: ElementAttributes, name: string): string | undefined {
  const value = values.get(name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
