export type Point = readonly [x: number, y: number]

/** Path data of a line with right angles, its corners rounded as far as the segments are long enough. */
export function roundedLine(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points.filter(
    ([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1],
  )
  if (!first) return ''
  let data = `M${first.map(short).join(' ')}`
  let current = first
  for (const [at, corner] of rest.entries()) {
    const next = rest[at + 1]
    if (!next) return `${data}L${corner.map(short).join(' ')}`
    const turn = Math.min(radius, distance(current, corner) / 2, distance(corner, next) / 2)
    const [before, after] = [towards(corner, current, turn), towards(corner, next, turn)]
    data += `L${before.map(short).join(' ')}Q${[...corner, ...after].map(short).join(' ')}`
    current = corner
  }
  return data
}

function distance([a, b]: Point, [x, y]: Point): number {
  return Math.abs(a - x) + Math.abs(b - y)
}

function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by]
}

/** Rounds to half pixels, which keeps the HTML small. */
export function short(value: number): number {
  return Math.round(value * 2) / 2
}
