import { toBits } from './bits.ts'
import { exactOf, rational, timesPower } from './rational.ts'
import type { Rounding } from './rounding.ts'

const constants: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  'Number.EPSILON': Number.EPSILON,
  'Number.MAX_VALUE': Number.MAX_VALUE,
  'Number.MIN_VALUE': Number.MIN_VALUE,
  'Number.MAX_SAFE_INTEGER': Number.MAX_SAFE_INTEGER,
  'Number.MIN_SAFE_INTEGER': Number.MIN_SAFE_INTEGER,
  'Math.PI': Math.PI,
}

/** With a larger exponent, any value other than zero becomes zero or infinity. */
const MAX_EXPONENT = 1200

function decimal(source: string): Rounding {
  const [digits = '', power = '0'] = source.toLowerCase().split('e')
  const [whole = '', after = ''] = digits.split('.')
  const [count, exponent] = [BigInt(whole + after), Number(power)]
  const isOutOfRange = count !== 0n && Math.abs(exponent) > MAX_EXPONENT
  const scale = count === 0n ? 0 : exponent - after.length
  return {
    source,
    exact: isOutOfRange ? undefined : timesPower(count, 10n, scale),
    isOutOfRange,
    value: Number(source),
  }
}

/** The number literal or constant at the beginning of a text, if there is one. */
export function literalAt(text: string): Rounding | undefined {
  const radix = /^0(?:x[\da-f]+|o[0-7]+|b[01]+)(?![\w.])/i.exec(text)?.[0]
  if (radix)
    return {
      source: radix,
      exact: rational(BigInt(radix)),
      isOutOfRange: false,
      value: Number(radix),
    }
  const plain = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?![\w.])/i.exec(text)?.[0]
  if (plain) return decimal(plain)
  const name = /^[A-Za-z_.]+/.exec(text)?.[0]
  const value = name !== undefined && Object.hasOwn(constants, name) ? constants[name] : undefined
  if (name === undefined || value === undefined) return undefined
  return { source: name, exact: exactOf(toBits(value)), isOutOfRange: false, value }
}
