import { toPrimitive, type PrimitiveMethod } from './toPrimitive.ts'
import { typeOf, type TypeName } from './typeOf.ts'

/** A value with its source text. */
export interface Operand {
  readonly value: unknown
  readonly source: string
}

/** The rule of the algorithm that was applied, with the values that it mentions. */
export type Rule =
  | { readonly name: 'same-type'; readonly type: TypeName }
  | { readonly name: 'nullish' }
  | {
      readonly name: 'to-number' | 'to-bigint' | 'boolean'
      readonly from: Operand
      readonly to: Operand
    }
  | { readonly name: 'no-bigint'; readonly from: Operand }
  | { readonly name: 'swap' }
  | {
      readonly name: 'to-primitive'
      readonly from: Operand
      readonly to: Operand
      readonly method: PrimitiveMethod
    }
  | { readonly name: 'mathematical' | 'not-finite' | 'otherwise' }

export interface Step {
  /** The number of the step in IsLooselyEqual. */
  readonly number: number
  readonly x: Operand
  readonly y: Operand
  readonly rule: Rule
  /** The result, or the two operands with which the algorithm starts again. */
  readonly next: boolean | readonly [Operand, Operand]
}

export interface LooseEquality {
  readonly equal: boolean
  readonly steps: readonly Step[]
}

/** The source text of a primitive value. */
export function sourceOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'bigint') return `${value}n`
  return Object.is(value, -0) ? '-0' : String(value)
}

function operand(value: unknown): Operand {
  return { value, source: sourceOf(value) }
}

/** StringToBigInt: the integer that a string represents, or undefined. */
function parseBigInt(text: string): bigint | undefined {
  try {
    return BigInt(text)
  } catch {
    return undefined
  }
}

/** Converts one operand and starts again with it. */
function convert(
  number: number,
  [x, y]: readonly [Operand, Operand],
  which: 'x' | 'y',
  name: 'to-number' | 'boolean' | 'to-primitive',
): Step {
  const from = which === 'x' ? x : y
  const primitive = name === 'to-primitive' ? toPrimitive(from.value) : undefined
  const to = operand(primitive ? primitive.value : Number(from.value))
  return {
    number,
    x,
    y,
    rule: primitive
      ? { name: 'to-primitive', from, to, method: primitive.method }
      : { name: name === 'boolean' ? 'boolean' : 'to-number', from, to },
    next: which === 'x' ? [to, y] : [x, to],
  }
}

/** One pass of IsLooselyEqual of ECMA-262; step 4 concerns `document.all` alone. */
function compareOnce(x: Operand, y: Operand): Step {
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
    const to = operand(integer)
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

/** Performs `==` as specified, and records the steps. */
export function looseEquality(x: Operand, y: Operand): LooseEquality {
  const steps: Step[] = []
  let sides: readonly [Operand, Operand] = [x, y]
  for (;;) {
    const step = compareOnce(...sides)
    steps.push(step)
    if (typeof step.next === 'boolean') return { equal: step.next, steps }
    sides = step.next
  }
}
