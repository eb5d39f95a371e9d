/** The method that returned the primitive value. */
export type PrimitiveMethod = 'Symbol.toPrimitive' | 'valueOf' | 'toString'

export interface Primitive {
  readonly value: unknown
  readonly method: PrimitiveMethod
}

function isObject(value: unknown): value is object {
  return Object(value) === value
}

function call(target: object, name: PropertyKey, ...args: unknown[]): unknown {
  const method: unknown = Reflect.get(target, name)
  return typeof method === 'function' ? Reflect.apply(method, target, args) : target
}

/** ToPrimitive without a preferred type, as used by `==`. */
export function toPrimitive(value: unknown): Primitive {
  if (!isObject(value)) throw new TypeError('only an object can be converted to a primitive value')
  if (Symbol.toPrimitive in value)
    return { value: call(value, Symbol.toPrimitive, 'default'), method: 'Symbol.toPrimitive' }
  const first = call(value, 'valueOf')
  return isObject(first)
    ? { value: call(value, 'toString'), method: 'toString' }
    : { value: first, method: 'valueOf' }
}
