/** The duration of one exceptionally slow interaction. */
export const outlierDuration = 640

/** The other interactions of a visit: one outlier first, then ordinary ones. */
export function otherInteractions(count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? outlierDuration : 40 + ((index * 7) % 10) * 8,
  )
}

export interface RankedInteraction {
  readonly duration: number
  readonly isOwn: boolean
  readonly role: 'ignored' | 'inp' | 'other'
}

/** Sorts by duration, slowest first: one in fifty is ignored, the next one is the INP of the visit. */
export function rankInteractions(
  ownDuration: number,
  others: readonly number[],
): RankedInteraction[] {
  const ignored = Math.floor((others.length + 1) / 50)
  return [
    { duration: ownDuration, isOwn: true },
    ...others.map((duration) => ({ duration, isOwn: false })),
  ]
    .toSorted((a, b) => b.duration - a.duration)
    .map((one, index) => ({
      ...one,
      role: index < ignored ? 'ignored' : index === ignored ? 'inp' : 'other',
    }))
}
