import { BIT_COUNT } from './bits.ts'

/** The bit that a key moves to in the grid, whose first bit is 63; undefined for any other key. */
export function moveBit(index: number, key: string, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: 1,
    ArrowRight: -1,
    ArrowUp: columns,
    ArrowDown: -columns,
  }
  if (key === 'Home') return BIT_COUNT - 1
  if (key === 'End') return 0
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return undefined
  const next = index + step
  return next < 0 || next >= BIT_COUNT ? index : next
}
