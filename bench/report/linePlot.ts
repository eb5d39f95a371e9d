import { round, svg, text } from './svg.ts'

export interface Series {
  readonly name: string
  /** Which colour. */
  readonly hue: number
  readonly own: boolean
  readonly points: readonly (readonly [x: number, y: number])[]
}

const [width, height] = [760, 440]
const box = { left: 64, right: 620, top: 48, bottom: 392 }

/** Lines on two logarithmic axes, each with its name at its end. */
export function linePlot({
  title,
  description,
  series,
  xLabel,
  formatX,
  formatY,
}: {
  title: string
  description: string
  series: readonly Series[]
  xLabel: string
  formatX: (value: number) => string
  formatY: (value: number) => string
}): string {
  const all = series.flatMap(({ points }) => points)
  const xs = [...new Set(all.map(([x]) => x))].sort((a, b) => a - b)
  const ticks = decadeTicks(all.map(([, y]) => y))
  const placeX = scale(xs[0] ?? 1, xs.at(-1) ?? 10, box.left + 16, box.right - 16)
  const placeY = scale(ticks[0] ?? 1, ticks.at(-1) ?? 10, box.bottom, box.top)
  const grid = ticks.map((value) => {
    const y = round(placeY(value))
    return `<line class="grid" x1="${box.left}" x2="${box.right}" y1="${y}" y2="${y}"/>${text(box.left - 8, y + 4, formatY(value), 'end quiet')}`
  })
  const columns = xs.map((value) =>
    text(placeX(value), box.bottom + 20, formatX(value), 'middle quiet'),
  )
  const lines = series
    .filter(({ points }) => points.length > 0)
    .map(({ hue, own, points }) => {
      const places = points.map(([x, y]) => [round(placeX(x)), round(placeY(y))] as const)
      const dots = places.map(([x, y]) => `<circle class="dot" cx="${x}" cy="${y}" r="4"/>`)
      return `<g class="c${hue}"><polyline class="line${own ? ' own' : ''}" points="${places.map((place) => place.join(',')).join(' ')}"/>${dots.join('')}</g>`
    })
  return svg(
    { width, height, title, description },
    [
      ...grid,
      ...columns,
      text((box.left + box.right) / 2, box.bottom + 40, xLabel, 'middle quiet'),
      ...lines,
      ...labels(series, placeX, placeY, formatY),
    ].join('\n'),
  )
}

/** 1, 3, 10, 30 …: as many as the values need. */
export function decadeTicks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (!Number.isFinite(least) || least <= 0) return [1, 10]
  const steps: number[] = []
  for (
    let power = Math.floor(Math.log10(least));
    power <= Math.ceil(Math.log10(most));
    power += 1
  ) {
    steps.push(Number(`1e${power}`), Number(`3e${power}`))
  }
  const from = steps.findLastIndex((step) => step <= least)
  const to = steps.findIndex((step) => step >= most)
  return steps.slice(Math.max(0, from), Math.max(to, from + 1) + 1)
}

function scale(low: number, high: number, start: number, end: number) {
  const span = Math.log(high / low) || 1
  return (value: number) => start + (Math.log(value / low) / span) * (end - start)
}

/** Positions of labels next to the last point of each line, moved apart where they would overlap. */
function labels(
  series: readonly Series[],
  placeX: (value: number) => number,
  placeY: (value: number) => number,
  formatY: (value: number) => string,
): string[] {
  const ends = series
    .flatMap(({ name, hue, own, points }) => {
      const last = points.at(-1)
      return last
        ? [{ name, hue, own, value: last[1], x: placeX(last[0]), y: placeY(last[1]) }]
        : []
    })
    .sort((a, b) => a.y - b.y)
  const lowest = new Map<number, number>()
  return ends.map(({ name, hue, own, value, x, y }) => {
    const placed = Math.max(y + 4, (lowest.get(x) ?? 0) + 15)
    lowest.set(x, placed)
    const label = text(x + 10, placed, `${name} ${formatY(value)}`, own ? 'label strong' : 'label')
    return `<g class="c${hue}">${label}</g>`
  })
}
