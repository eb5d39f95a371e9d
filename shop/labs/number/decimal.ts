import type { Rational } from './rational.ts'

/** Where digits never end, so many are shown. */
const SHOWN = 60

function factorCount(value: bigint, factor: bigint): [count: number, rest: bigint] {
  let count = 0
  let rest = value
  while (rest % factor === 0n) {
    rest /= factor
    count += 1
  }
  return [count, rest]
}

/** All decimal digits of a fraction; where they never end, the first ones and an ellipsis. */
export function decimalOf({ num, den }: Rational): string {
  const [twos, odd] = factorCount(den, 2n)
  const [fives, rest] = factorCount(odd, 5n)
  const ends = rest === 1n
  const places = ends ? Math.max(twos, fives) : SHOWN
  const size = num < 0n ? -num : num
  const digits = ((size * 10n ** BigInt(places)) / den).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const after = digits.slice(digits.length - places)
  return `${num < 0n ? '-' : ''}${whole}${places > 0 ? `.${after}` : ''}${ends ? '' : '…'}`
}
