import { toPrimitive, type PrimitiveWay } from './toPrimitive.ts'
import { typeOf, type TypeName } from './typeOf.ts'

/** A value with the way it is written. */
export interface Side {
  readonly value: unknown
  readonly source: string
}

/** Which rule of the algorithm was applied; each says something else about x and y. */
export type Rule =
  | { readonly name: 'same-type'; readonly type: TypeName }
  | { readonly name: 'nullish' }
  | { readonly name: 'to-number' | 'to-bigint' | 'boolean'; readonly from: Side; readonly to: Side }
  | { readonly name: 'no-bigint'; readonly from: Side }
  | { readonly name: 'swap' }
  | {
      readonly name: 'to-primitive'
      readonly from: Side
      readonly to: Side
      readonly way: PrimitiveWay
    }
  | { readonly name: 'mathematical' | 'not-finite' | 'otherwise' }

export interface Step {
  /** The number of the step in IsLooselyEqual. */
  readonly number: number
  readonly x: Side
  readonly y: Side
  readonly rule: Rule
  /** The answer, or the two sides with which the algorithm starts again. */
  readonly next: boolean | readonly [Side, Side]
}

export interface LooseEquality {
  readonly equal: boolean
  readonly steps: readonly Step[]
}

/** How a primitive value is written. */
export function sourceOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'bigint') return `${value}n`
  return Object.is(value, -0) ? '-0' : String(value)
}

function side(value: unknown): Side {
  return { value, source: sourceOf(value) }
}

/** The integer a string writes, or undefined: StringToBigInt. */
function parseBigInt(text: string): bigint | undefined {
  try {
    return BigInt(text)
  } catch {
    return undefined
  }
}

/** Converts one side by its rule and starts again with it. */
function convert(
  number: number,
  [x, y]: readonly [Side, Side],
  which: 'x' | 'y',
  name: 'to-number' | 'boolean' | 'to-primitive',
): Step {
  const from = which === 'x' ? x : y
  const primitive = name === 'to-primitive' ? toPrimitive(from.value) : undefined
  const to = side(primitive ? primitive.value : Number(from.value))
  return {
    number,
    x,
    y,
    rule: primitive
      ? { name: 'to-primitive', from, to, way: primitive.way }
      : { name: name === 'boolean' ? 'boolean' : 'to-number', from, to },
    next: which === 'x' ? [to, y] : [x, to],
  }
}

/** One pass of IsLooselyEqual of ECMA-262; step 4 concerns `document.all` alone. */
function pass(x: Side, y: Side): Step {
  const [a, b] = [typeOf(x.value), typeOf(y.value)]
  const both = [x, y] as const
  const end = (number: number, rule: Rule, next: boolean): Step => ({ number, x, y, rule, next })
  if (a === b) return end(1, { name: 'same-type', type: a }, x.value === y.value)
  if (a === 'Null' && b === 'Undefined') return end(2, { name: 'nullish' }, true)
  if (a === 'Undefined' && b === 'Null') return end(3, { name: 'nullish' }, true)
  if (a === 'Number' && b === 'String') return convert(5, both, 'y', 'to-number')
  if (a === 'String' && b === 'Number') return convert(6, both, 'x', 'to-number')
  if (a === 'BigInt' && typeof y.value === 'string') {
    const integer = parseBigInt(y.value)
    if (integer === undefined) return end(7, { name: 'no-bigint', from: y }, false)
    const to = side(integer)
    return { number: 7, x, y, rule: { name: 'to-bigint', from: y, to }, next: [x, to] }
  }
  if (a === 'String' && b === 'BigInt')
    return { number: 8, x, y, rule: { name: 'swap' }, next: [y, x] }
  if (a === 'Boolean') return convert(9, both, 'x', 'boolean')
  if (b === 'Boolean') return convert(10, both, 'y', 'boolean')
  const nullish = ['Null', 'Undefined']
  if (b === 'Object' && !nullish.includes(a)) return convert(11, both, 'y', 'to-primitive')
  if (a === 'Object' && !nullish.includes(b)) return convert(12, both, 'x', 'to-primitive')
  if ((a === 'BigInt' && b === 'Number') || (a === 'Number' && b === 'BigInt')) {
    const [number, integer] = a === 'Number' ? [x.value, y.value] : [y.value, x.value]
    if (!Number.isFinite(number)) return end(13, { name: 'not-finite' }, false)
    const equal = Number.isInteger(number) && BigInt(Number(number)) === integer
    return end(13, { name: 'mathematical' }, equal)
  }
  return end(14, { name: 'otherwise' }, false)
}

/** Goes through `==` as the specification does, and keeps what happened. */
export function looseEquality(x: Side, y: Side): LooseEquality {
  const steps: Step[] = []
  let sides: readonly [Side, Side] = [x, y]
  for (;;) {
    const step = pass(...sides)
    steps.push(step)
    if (typeof step.next === 'boolean') return { equal: step.next, steps }
    sides = step.next
  }
}
