/** The eight types of the language, by their names in the specification. */
export type TypeName =
  | 'Undefined'
  | 'Null'
  | 'Boolean'
  | 'Number'
  | 'BigInt'
  | 'String'
  | 'Symbol'
  | 'Object'

const names = {
  undefined: 'Undefined',
  boolean: 'Boolean',
  number: 'Number',
  bigint: 'BigInt',
  string: 'String',
  symbol: 'Symbol',
  function: 'Object',
  object: 'Object',
} as const

export function typeOf(value: unknown): TypeName {
  return value === null ? 'Null' : names[typeof value]
}
