/** Which method of an object gave the primitive value. */
export type PrimitiveWay = 'Symbol.toPrimitive' | 'valueOf' | 'toString'

export interface Primitive {
  readonly value: unknown
  readonly way: PrimitiveWay
}

function isObject(value: unknown): value is object {
  return Object(value) === value
}

function call(target: object, name: PropertyKey, ...given: unknown[]): unknown {
  const method: unknown = Reflect.get(target, name)
  return typeof method === 'function' ? Reflect.apply(method, target, given) : target
}

/** ToPrimitive without a preference, as `==` asks for it. */
export function toPrimitive(value: unknown): Primitive {
  if (!isObject(value)) throw new TypeError('only an object has a way to a primitive value')
  if (Symbol.toPrimitive in value)
    return { value: call(value, Symbol.toPrimitive, 'default'), way: 'Symbol.toPrimitive' }
  const first = call(value, 'valueOf')
  return isObject(first)
    ? { value: call(value, 'toString'), way: 'toString' }
    : { value: first, way: 'valueOf' }
}
