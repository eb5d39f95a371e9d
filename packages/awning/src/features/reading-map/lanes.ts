/** A stretch of a line in a gutter between boxes. Stretches of one net may lie on one another. */
export interface Stretch {
  readonly net: string
  readonly from: number
  readonly to: number
}

export interface Lanes {
  readonly count: number
  laneOf(net: string): number
}

/** Stretches of different nets that would touch get lanes of their own: the first that is free. */
export function assignLanes(stretches: readonly Stretch[]): Lanes {
  const nets = new Map<string, { from: number; to: number }>()
  for (const { net, from, to } of stretches) {
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    const known = nets.get(net)
    nets.set(net, {
      from: Math.min(low, known?.from ?? low),
      to: Math.max(high, known?.to ?? high),
    })
  }
  const ends: number[] = []
  const lanes = new Map<string, number>()
  const inOrder = [...nets].toSorted(
    ([a, x], [b, y]) => x.from - y.from || x.to - y.to || (a < b ? -1 : 1),
  )
  for (const [net, { from, to }] of inOrder) {
    const free = ends.findIndex((end) => end + 6 < from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    lanes.set(net, lane)
  }
  return { count: ends.length, laneOf: (net) => lanes.get(net) ?? 0 }
}
