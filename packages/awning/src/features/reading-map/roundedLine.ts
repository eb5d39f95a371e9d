export type Point = readonly [x: number, y: number]

/** A line with right angles as path data, its corners rounded as far as there is room. */
export function roundedLine(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points.filter(
    ([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1],
  )
  if (!first) return ''
  let data = `M${first.map(short).join(' ')}`
  let here = first
  for (const [at, corner] of rest.entries()) {
    const next = rest[at + 1]
    if (!next) return `${data}L${corner.map(short).join(' ')}`
    const turn = Math.min(radius, distance(here, corner) / 2, distance(corner, next) / 2)
    const [before, after] = [towards(corner, here, turn), towards(corner, next, turn)]
    data += `L${before.map(short).join(' ')}Q${[...corner, ...after].map(short).join(' ')}`
    here = corner
  }
  return data
}

function distance([a, b]: Point, [x, y]: Point): number {
  return Math.abs(a - x) + Math.abs(b - y)
}

function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by]
}

/** Half pixels are fine enough, and short. */
export function short(value: number): number {
  return Math.round(value * 2) / 2
}
