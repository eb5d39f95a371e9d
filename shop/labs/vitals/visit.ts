/** One click that met a misfortune. */
export const accident = 640

/** Other interactions of a visit: an accident first, the rest ordinary. */
export function otherInteractions(count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? accident : 40 + ((index * 7) % 10) * 8,
  )
}

export interface Ranked {
  readonly duration: number
  readonly isOwn: boolean
  readonly role: 'ignored' | 'inp' | 'rest'
}

/** The slowest first: one in fifty is ignored, the next is the INP of the visit. */
export function rank(own: number, others: readonly number[]): Ranked[] {
  const ignored = Math.floor((others.length + 1) / 50)
  return [{ duration: own, isOwn: true }, ...others.map((duration) => ({ duration, isOwn: false }))]
    .toSorted((a, b) => b.duration - a.duration)
    .map((one, index) => ({
      ...one,
      role: index < ignored ? 'ignored' : index === ignored ? 'inp' : 'rest',
    }))
}
