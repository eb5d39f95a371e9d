import { scaledOf } from './bits.ts'

/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly num: bigint
  readonly den: bigint
}

export type Operator = '+' | '-' | '*' | '/' | '**'

/** A power with more bits than this is not computed. */
const POWER_BITS = 8192

export function rational(num: bigint, den = 1n): Rational {
  let [a, b] = [num < 0n ? -num : num, den < 0n ? -den : den]
  while (b !== 0n) [a, b] = [b, a % b]
  const divisor = den < 0n ? -a : a
  return { num: num / divisor, den: den / divisor }
}

export function timesPower(count: bigint, base: bigint, power: number): Rational {
  return power < 0
    ? rational(count, base ** BigInt(-power))
    : rational(count * base ** BigInt(power))
}

/** The exact value of a double. */
export function exactOf(bits: bigint): Rational | undefined {
  const scaled = scaledOf(bits)
  return scaled && timesPower(scaled.count, 2n, scaled.power)
}

function raise(base: Rational, { num, den }: Rational): Rational | undefined {
  const size = num < 0n ? -num : num
  const width = BigInt(base.num.toString(2).length + base.den.toString(2).length)
  if (den !== 1n || size * width > BigInt(POWER_BITS)) return undefined
  if (num >= 0n) return { num: base.num ** size, den: base.den ** size }
  return base.num === 0n ? undefined : rational(base.den ** size, base.num ** size)
}

/** The exact result, or undefined where there is none that can be written as a fraction. */
export function calculate(a: Rational, operator: Operator, b: Rational): Rational | undefined {
  switch (operator) {
    case '+':
      return rational(a.num * b.den + b.num * a.den, a.den * b.den)
    case '-':
      return rational(a.num * b.den - b.num * a.den, a.den * b.den)
    case '*':
      return rational(a.num * b.num, a.den * b.den)
    case '/':
      return b.num === 0n ? undefined : rational(a.num * b.den, a.den * b.num)
    case '**':
      return raise(a, b)
  }
}
