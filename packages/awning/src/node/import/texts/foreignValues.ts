/** Reading settings of another generator, of which nothing is known for certain. */

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at a path; empty if there is none. */
export function fieldsAt(value: unknown, ...path: readonly string[]): Fields {
  const found = valueAt(value, ...path)
  return isFields(found) ? found : {}
}

export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isFields(found) ? found[name] : undefined), value)
}

export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, ...path)
  return typeof found === 'string' && found !== '' ? found : undefined
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? (found as unknown[]) : []
}
