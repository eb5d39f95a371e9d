/** Data of which nothing is known: settings of other programs, YAML and JSON. */
export type Data = Readonly<Record<string, unknown>>

/** The value if it is an object, otherwise an empty one. */
export function record(value: unknown): Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text, or a number as text. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

/** What a part of evaluated settings could not be read as: a function, or something of a package. */
export function isCode(value: unknown): boolean {
  const keys = Object.keys(record(value))
  return keys.some((key) => key === '$function' || key === '$package')
}
