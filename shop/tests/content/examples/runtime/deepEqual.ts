/**
 * Whether two values are deeply equal. Objects of the same kind are compared by what they
 * contain: the class of an instance, a missing prototype and the extra properties of an array do not count.
 */
export function deepEqual(a: unknown, b: unknown, seen = new Map<object, object>()): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (kindOf(a) !== kindOf(b)) return false
  if (seen.get(a) === b) return true
  seen.set(a, b)
  const same = (one: unknown, other: unknown) => deepEqual(one, other, seen)

  if (Array.isArray(a) && Array.isArray(b)) {
    return (
      a.length === b.length &&
      a.every((item, index) => same(item, b[index])) &&
      Array.from(a.keys()).every((index) => index in a === index in b)
    )
  }
  if (a instanceof Map && b instanceof Map) return same([...a], [...b])
  if (a instanceof Set && b instanceof Set) return same([...a], [...b])
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime())
  if (a instanceof RegExp && b instanceof RegExp) return String(a) === String(b)
  if (a instanceof Error && b instanceof Error) {
    return a.name === b.name && a.message === b.message && same(a.cause, b.cause)
  }
  if (isBoxed(a) && isBoxed(b)) return Object.is(a.valueOf(), b.valueOf())
  if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b)) return same(bytes(a), bytes(b))
  if (a instanceof ArrayBuffer && b instanceof ArrayBuffer) {
    return same([...new Uint8Array(a)], [...new Uint8Array(b)])
  }
  return isComparable(a) && same(entries(a), entries(b))
}

function kindOf(value: object): string {
  return Object.prototype.toString.call(value)
}

function isBoxed(value: object): boolean {
  return /^\[object (?:Number|String|Boolean)\]$/.test(kindOf(value))
}

function bytes(view: ArrayBufferView): number[] {
  return [...new Uint8Array(view.buffer, view.byteOffset, view.byteLength)]
}

/** Promises, weak collections and the platform's objects hide what they contain. */
function isComparable(value: object): boolean {
  return ['[object Object]', '[object Arguments]'].includes(kindOf(value))
}

/** The order of keys does not count. */
function entries(value: object): [PropertyKey, unknown][] {
  return Reflect.ownKeys(value)
    .filter((key) => Object.prototype.propertyIsEnumerable.call(value, key))
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
    .map((key) => [key, Reflect.get(value, key)])
}
