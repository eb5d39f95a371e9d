import { hash } from './hash.ts'

const known = new WeakMap<object, string>()

/**
 * Hash of a value of the content model. Texts are represented by their hashes, so that none is read;
 * and a value that many pages share (a doc, a sidebar) is hashed once.
 */
export function modelHash(value: object): string {
  let result = known.get(value)
  if (result === undefined) {
    result = hash(jsonOf(value))
    known.set(value, result)
  }
  return result
}

/** These are large, and the same object in everything that shows them. */
const shared = new Set(['items', 'docs', 'posts', 'doc', 'post'])

function jsonOf(value: object): string {
  return JSON.stringify(withHashes(value))
}

/** A copy with hashes in place of texts and shared values. With a function, `JSON.stringify` takes several times as long. */
function withHashes(value: object): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced('', item))
  if (value instanceof Map) return Array.from(value, (entry) => replaced('', entry))
  // Such as a date.
  if ('toJSON' in value) return value
  const copy: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) copy[key] = replaced(key, inner)
  return copy
}

function replaced(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (key === 'body' || key === 'preview') return withoutText(value)
  // A doc or post in a list is hashed by itself too.
  return shared.has(key) || 'body' in value ? modelHash(value) : withHashes(value)
}

function withoutText(body: object): unknown {
  return 'hash' in body
    ? [body.hash, 'hasDiagram' in body && body.hasDiagram, 'hasMath' in body]
    : withHashes(body)
}
