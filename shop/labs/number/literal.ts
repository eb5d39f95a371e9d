import { toBits } from './bits.ts'
import { exactOf, rational, timesPower, type Rational } from './rational.ts'

export interface Literal {
  readonly source: string
  /** What is written, before it is rounded. */
  readonly exact: Rational | undefined
  readonly value: number
}

const named: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  'Number.EPSILON': Number.EPSILON,
  'Number.MAX_VALUE': Number.MAX_VALUE,
  'Number.MIN_VALUE': Number.MIN_VALUE,
  'Number.MAX_SAFE_INTEGER': Number.MAX_SAFE_INTEGER,
  'Number.MIN_SAFE_INTEGER': Number.MIN_SAFE_INTEGER,
  'Math.PI': Math.PI,
}

/** An exponent beyond this is infinity or nothing, however it is written. */
const WIDEST = 1200

function decimal(source: string): Literal {
  const [digits = '', power = '0'] = source.toLowerCase().split('e')
  const [whole = '', after = ''] = digits.split('.')
  const exponent = Number(power)
  return {
    source,
    exact:
      Math.abs(exponent) > WIDEST
        ? undefined
        : timesPower(BigInt(whole + after), 10n, exponent - after.length),
    value: Number(source),
  }
}

/** The number at the beginning of a text, if there is one. */
export function literalAt(text: string): Literal | undefined {
  const radix = /^0(?:x[\da-f]+|o[0-7]+|b[01]+)(?![\w.])/i.exec(text)?.[0]
  if (radix) return { source: radix, exact: rational(BigInt(radix)), value: Number(radix) }
  const plain = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?![\w.])/i.exec(text)?.[0]
  if (plain) return decimal(plain)
  const name = /^[A-Za-z_.]+/.exec(text)?.[0]
  const value = name !== undefined && Object.hasOwn(named, name) ? named[name] : undefined
  if (name === undefined || value === undefined) return undefined
  return { source: name, exact: exactOf(toBits(value)), value }
}
