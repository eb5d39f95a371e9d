/** A cell of a layer. It spans columns; each UTF-8 byte is one column. */
export interface Cell {
  readonly start: number
  readonly end: number
  /** The code points that the cell contains or belongs to. */
  readonly text: string
  /** The numeric value; a cluster has none. */
  readonly code?: number
  /** Whether it is half of a surrogate pair or a lone surrogate. */
  readonly surrogate?: 'high' | 'low' | 'lone'
}

export type LayerName = 'clusters' | 'points' | 'units' | 'bytes'

/** The layers, from what a reader sees down to bytes; clusters are unknown without a segmenter. */
export interface Layers {
  readonly clusters: readonly Cell[] | undefined
  readonly points: readonly Cell[]
  readonly units: readonly Cell[]
  readonly bytes: readonly Cell[]
}

const encoder = new TextEncoder()

export function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff
}

function unitsOf(point: Cell): Cell[] {
  const { start, end, text } = point
  if (text.length === 1) return [{ ...point, code: text.charCodeAt(0) }]
  const middle = (start + end) / 2
  return [
    { start, end: middle, text, code: text.charCodeAt(0), surrogate: 'high' },
    { start: middle, end, text, code: text.charCodeAt(1), surrogate: 'low' },
  ]
}

/** Splits a string into its layers. A lone surrogate becomes U+FFFD in UTF-8. */
export function layersOf(text: string, segments: readonly string[] | undefined): Layers {
  const points: Cell[] = []
  const units: Cell[] = []
  const bytes: Cell[] = []
  for (const piece of text) {
    const code = piece.codePointAt(0) ?? 0
    const start = bytes.length
    const lone = isSurrogate(code) ? { surrogate: 'lone' as const } : {}
    for (const byte of encoder.encode(piece))
      bytes.push({ start: bytes.length, end: bytes.length + 1, text: piece, code: byte, ...lone })
    const point: Cell = { start, end: bytes.length, text: piece, code, ...lone }
    points.push(point)
    units.push(...unitsOf(point))
  }
  return { clusters: segments && clustersOf(segments, points), points, units, bytes }
}

function clustersOf(segments: readonly string[], points: readonly Cell[]): Cell[] {
  let next = 0
  return segments.map((text) => {
    const first = points[next]
    next += Array.from(text).length
    const last = points[next - 1]
    const isLone = text.length === 1 && first?.surrogate === 'lone'
    return {
      start: first?.start ?? 0,
      end: last?.end ?? 0,
      text,
      ...(isLone ? { surrogate: 'lone' as const } : {}),
    }
  })
}

/** Whether two cells of different layers share a column. */
export function areRelated(a: Cell, b: Cell): boolean {
  return a.start < b.end && b.start < a.end
}
