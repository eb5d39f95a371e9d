import { createHash } from 'node:crypto'

const known = new WeakMap<object, string>()

/**
 * A hash of a value of the content model. Texts count by their stamps, so none is read; and a value
 * that many pages hold (a sidebar) is hashed once.
 */
export function stampOf(value: object): string {
  let stamp = known.get(value)
  if (stamp === undefined) {
    stamp = createHash('sha256').update(jsonOf(value)).digest('hex').slice(0, 32)
    known.set(value, stamp)
  }
  return stamp
}

function jsonOf(value: object): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (inner instanceof Map) return [...inner]
    if (inner === value || typeof inner !== 'object' || inner === null) return inner
    if (key === 'body' || key === 'preview') return withoutText(inner)
    // Large, and the same object in every page that shows it.
    return key === 'items' || key === 'docs' || key === 'posts' ? stampOf(inner) : inner
  })
}

function withoutText(body: object): unknown {
  return 'stamp' in body ? [body.stamp, 'drawn' in body && body.drawn] : body
}
