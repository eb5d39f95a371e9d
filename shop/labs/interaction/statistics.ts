export interface Point {
  readonly x: number
  readonly y: number
}

/** A regression line and its coefficient of determination R², from 0 to 1. */
export interface Line {
  readonly intercept: number
  readonly slope: number
  readonly r2: number
}

/** The median of the values; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Linear regression by least squares; undefined where no line is determined. */
export function fitLine(points: readonly Point[]): Line | undefined {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const sum = (term: (dx: number, dy: number) => number) =>
    points.reduce((total, point) => total + term(point.x - x, point.y - y), 0)
  const sumXX = sum((dx) => dx * dx)
  if (points.length < 2 || sumXX === 0) return undefined
  const sumXY = sum((dx, dy) => dx * dy)
  const sumYY = sum((_, dy) => dy * dy)
  const slope = sumXY / sumXX
  // A horizontal line explains points of the same height completely.
  return {
    slope,
    intercept: y - slope * x,
    r2: sumYY === 0 ? 1 : (sumXY * sumXY) / (sumXX * sumYY),
  }
}
