export type Rating = 'good' | 'middling' | 'poor'

/** Good up to the first number, poor above the second. */
export const thresholds = { cls: [0.1, 0.25], inp: [200, 500] } as const

export function rate(metric: keyof typeof thresholds, value: number): Rating {
  const [good, poor] = thresholds[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'middling' : 'poor'
}
