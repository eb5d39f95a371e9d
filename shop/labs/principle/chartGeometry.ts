import { stages, type Stage } from './changes.ts'
import { budgetOf, type Frame, type Rate, type Work } from './frame.ts'

/** The dimensions of the chart, in SVG units. */
export const chartWidth = 270
export const chartHeight = 172
export const labelWidth = 70
const plotWidth = chartWidth - labelWidth - 4
const rowHeight = 24
export const barHeight = 16

/** The top of the row of a stage; the compositor is separated, below its own title. */
export function rowOf(stage: Stage): number {
  return 18 + stages.indexOf(stage) * rowHeight + (stage === 'composite' ? 16 : 0)
}

export const axisY = rowOf('composite') + barHeight + 3

/** How many schematic milliseconds the chart shows: both frames, and at least one refresh of the screen. */
export function spanOf(frames: readonly Frame[], rate: Rate): number {
  return Math.max(budgetOf(rate), ...frames.map(({ total }) => total)) * 1.08
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function xOf(time: number, span: number): number {
  return round(labelWidth + (time / span) * plotWidth)
}

export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly forced: boolean
}

export function barOf({ stage, start, length, forced }: Work, span: number): Bar {
  const x = xOf(start, span)
  const width = Math.max(1.5, round(xOf(start + length, span) - x))
  return { x, y: rowOf(stage), width, forced }
}

/** The arrows from a forced layout back to the script that caused it. */
export function forcedLayoutArrows({ work }: Frame, span: number): readonly string[] {
  const top = rowOf('script') + barHeight
  return work
    .filter(({ stage, forced }) => stage === 'layout' && forced)
    .map(({ start, length }) => {
      const x = xOf(start + length, span)
      return `M${x} ${rowOf('layout')}V${top + 1}m-3 4l3-4 3 4`
    })
}

/** The refreshes of the screen within the chart. */
export function refreshesOf(span: number, rate: Rate): readonly { x: number; time: number }[] {
  const budget = budgetOf(rate)
  return Array.from({ length: Math.floor(span / budget) }, (_, index) => {
    const time = (index + 1) * budget
    return { time, x: xOf(time, span) }
  })
}
