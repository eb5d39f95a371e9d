export interface Point {
  readonly x: number
  readonly y: number
}

/** A straight line through points, and how much of their spread it explains, from 0 to 1. */
export interface Line {
  readonly intercept: number
  readonly slope: number
  readonly r2: number
}

/** The middle of the values; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Least squares; undefined where no line is determined. */
export function fitLine(points: readonly Point[]): Line | undefined {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const sum = (of: (dx: number, dy: number) => number) =>
    points.reduce((total, point) => total + of(point.x - x, point.y - y), 0)
  const across = sum((dx) => dx * dx)
  if (points.length < 2 || across === 0) return undefined
  const along = sum((dx, dy) => dx * dy)
  const up = sum((_, dy) => dy * dy)
  const slope = along / across
  // Points on one level are explained completely by a level line.
  return { slope, intercept: y - slope * x, r2: up === 0 ? 1 : (along * along) / (across * up) }
}
