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
  return JSON.stringify(value, (key, inner: unknown) => {
    if (inner instanceof Map) return [...inner]
    if (inner === value || typeof inner !== 'object' || inner === null) return inner
    if (key === 'body' || key === 'preview') return withoutText(inner)
    // A doc or post in a list is hashed by itself too.
    return shared.has(key) || 'body' in inner ? modelHash(inner) : inner
  })
}

function withoutText(body: object): unknown {
  return 'hash' in body
    ? [body.hash, 'hasDiagram' in body && body.hasDiagram, 'hasMath' in body]
    : body
}
