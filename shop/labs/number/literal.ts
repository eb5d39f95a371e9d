import { toBits } from './bits.ts'
import { exactOf, rational, timesPower } from './rational.ts'
import type { Rounding } from './rounding.ts'

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

/** With an exponent beyond this, whatever is not zero becomes zero or infinity. */
const WIDEST = 1200

function decimal(source: string): Rounding {
  const [digits = '', power = '0'] = source.toLowerCase().split('e')
  const [whole = '', after = ''] = digits.split('.')
  const [count, exponent] = [BigInt(whole + after), Number(power)]
  const isBeyond = count !== 0n && Math.abs(exponent) > WIDEST
  const scale = count === 0n ? 0 : exponent - after.length
  return {
    source,
    exact: isBeyond ? undefined : timesPower(count, 10n, scale),
    isBeyond,
    value: Number(source),
  }
}

/** The number at the beginning of a text, if there is one. */
export function literalAt(text: string): Rounding | undefined {
  const radix = /^0(?:x[\da-f]+|o[0-7]+|b[01]+)(?![\w.])/i.exec(text)?.[0]
  if (radix)
    return {
      source: radix,
      exact: rational(BigInt(radix)),
      isBeyond: false,
      value: Number(radix),
    }
  const plain = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?![\w.])/i.exec(text)?.[0]
  if (plain) return decimal(plain)
  const name = /^[A-Za-z_.]+/.exec(text)?.[0]
  const value = name !== undefined && Object.hasOwn(named, name) ? named[name] : undefined
  if (name === undefined || value === undefined) return undefined
  return { source: name, exact: exactOf(toBits(value)), isBeyond: false, value }
}
