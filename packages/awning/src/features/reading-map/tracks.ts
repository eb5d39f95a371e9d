/** A straight part of a line in the gap between boxes. Lines that start at the same doc form a net and may overlap. */
export interface Segment {
  readonly net: string
  readonly from: number
  readonly to: number
}

export interface Tracks {
  readonly count: number
  trackOf(net: string): number
}

/** Assigns parallel tracks, as in channel routing: each net gets the first track where it touches no other net. */
export function assignTracks(segments: readonly Segment[]): Tracks {
  const nets = new Map<string, { from: number; to: number }>()
  for (const { net, from, to } of segments) {
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    const known = nets.get(net)
    nets.set(net, {
      from: Math.min(low, known?.from ?? low),
      to: Math.max(high, known?.to ?? high),
    })
  }
  const ends: number[] = []
  const tracks = new Map<string, number>()
  const inOrder = [...nets].toSorted(
    ([a, x], [b, y]) => x.from - y.from || x.to - y.to || (a < b ? -1 : 1),
  )
  for (const [net, { from, to }] of inOrder) {
    const free = ends.findIndex((end) => end + 6 < from)
    const track = free < 0 ? ends.length : free
    ends[track] = to
    tracks.set(net, track)
  }
  return { count: ends.length, trackOf: (net) => tracks.get(net) ?? 0 }
}
