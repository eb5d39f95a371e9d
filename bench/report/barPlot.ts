import { round, svg, text } from './svg.ts'

export interface Bar {
  readonly name: string
  readonly own: boolean
  /** The parts of the bar, from the left. */
  readonly parts: readonly { readonly value: number; readonly hue: number }[]
  /** Text at the end of the bar. */
  readonly label: string
}

export interface Legend {
  readonly name: string
  readonly hue: number
}

const width = 760
const [left, right] = [120, 590]
const top = 76

/** Horizontal bars. With `stacked` the parts of a bar follow one another, else they are below one another. */
export function barPlot({
  title,
  description,
  bars,
  legend,
  stacked,
}: {
  title: string
  description: string
  bars: readonly Bar[]
  legend: readonly Legend[]
  stacked: boolean
}): string {
  const most = Math.max(
    1,
    ...bars.map(({ parts }) =>
      stacked
        ? parts.reduce((sum, { value }) => sum + value, 0)
        : Math.max(...parts.map(({ value }) => value)),
    ),
  )
  const long = (value: number) => (value / most) * (right - left)
  const step = stacked ? 34 : 46
  const drawn = bars.map((bar, index) => {
    const y = top + index * step
    const name = text(left - 10, y + step / 2 - 3, bar.name, bar.own ? 'end strong' : 'end')
    const pieces = stacked ? inARow(bar, y, long) : underEachOther(bar, y, long)
    const reach = stacked
      ? bar.parts.reduce((sum, { value }) => sum + value, 0)
      : Math.max(...bar.parts.map(({ value }) => value))
    const label = text(left + long(reach) + 8, y + step / 2 - 3, bar.label, 'quiet')
    return [name, ...pieces, label].join('')
  })
  return svg(
    { width, height: top + bars.length * step + 12, title, description },
    [legendLine(legend), ...drawn].join('\n'),
  )
}

function inARow({ parts }: Bar, y: number, long: (value: number) => number): string[] {
  let x = left
  return parts.map(({ value, hue }) => {
    const piece = rectangle(x, y, long(value), 20, hue)
    x += long(value)
    return piece
  })
}

function underEachOther({ parts }: Bar, y: number, long: (value: number) => number): string[] {
  const tall = 30 / parts.length
  return parts.map(({ value, hue }, index) =>
    rectangle(left, y + index * tall, long(value), tall, hue),
  )
}

function rectangle(x: number, y: number, wide: number, tall: number, hue: number): string {
  if (wide <= 0) return ''
  return `<rect class="bar c${hue}" x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}"/>`
}

function legendLine(legend: readonly Legend[]): string {
  let x = 16
  return legend
    .map(({ name, hue }) => {
      const piece = rectangle(x, 44, 12, 12, hue) + text(x + 17, 54, name, 'quiet')
      x += 17 + name.length * 6.4 + 18
      return piece
    })
    .join('')
}
