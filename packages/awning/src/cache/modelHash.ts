import { hash } from './hash.ts'

const known = new WeakMap<object, string>()

/**
 * Hash of a value of the content model. Texts are represented by their hashes, so that none is read;
 * and a value that many pages share (a doc, a sidebar) is hashed once.
 */
export function modelHash(value: object): string {
  let result = known.get(value)
  if (result === undefined) {
    result = hash(textOfObject(value))
    known.set(value, result)
  }
  return result
}

/** These are large, and the same object in everything that shows them. */
const shared = new Set(['items', 'docs', 'posts', 'doc', 'post'])

/** Different for different values. A copy of the value for `JSON.stringify` would take twice as long. */
function textOf(value: unknown, key = ''): string {
  switch (typeof value) {
    case 'string':
      return `${value.length}:${value}`
    case 'object':
      if (value === null) return 'null;'
      if (key === 'body' || key === 'preview') return textOfBody(value)
      // A doc or post in a list is hashed by itself too.
      return shared.has(key) || 'body' in value ? `#${modelHash(value)}` : textOfObject(value)
    default:
      return `${String(value)};`
  }
}

function textOfObject(value: object): string {
  if (Array.isArray(value)) return `[${textOfList(value)}]`
  if (value instanceof Map) return `(${textOfList([...value])})`
  // Such as a date.
  if ('toJSON' in value) return textOf(JSON.stringify(value))
  let text = '{'
  const properties = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(properties)) {
    const inner = properties[key]
    // Like in JSON, a property without a value is the same as none.
    if (inner !== undefined) text += `${key.length}:${key}${textOf(inner, key)}`
  }
  return `${text}}`
}

function textOfList(values: readonly unknown[]): string {
  let text = ''
  for (const value of values) text += textOf(value)
  return text
}

function textOfBody(body: object): string {
  return 'hash' in body
    ? textOf([body.hash, 'hasDiagram' in body && body.hasDiagram, 'hasMath' in body])
    : textOfObject(body)
}
