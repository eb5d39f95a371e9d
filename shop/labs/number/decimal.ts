import type { Rational } from './rational.ts'

/** The number of digits shown if they do not terminate. */
const MAX_DIGITS = 60

/** How often a factor divides a value, and what remains of the value. */
function factorCount(value: bigint, factor: bigint): [count: number, quotient: bigint] {
  let count = 0
  let quotient = value
  while (quotient % factor === 0n) {
    quotient /= factor
    count += 1
  }
  return [count, quotient]
}

/** All decimal digits of a fraction; if they do not terminate, the first ones and an ellipsis. */
export function decimalOf({ num, den }: Rational): string {
  const [twos, withoutTwos] = factorCount(den, 2n)
  const [fives, otherFactors] = factorCount(withoutTwos, 5n)
  const terminates = otherFactors === 1n
  const places = terminates ? Math.max(twos, fives) : MAX_DIGITS
  const size = num < 0n ? -num : num
  const digits = ((size * 10n ** BigInt(places)) / den).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fractionDigits = digits.slice(digits.length - places)
  return `${num < 0n ? '-' : ''}${whole}${places > 0 ? `.${fractionDigits}` : ''}${terminates ? '' : '…'}`
}
