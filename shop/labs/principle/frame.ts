import {
  changeNamed,
  stages,
  threadOf,
  type Change,
  type ChangeName,
  type Stage,
} from './changes.ts'

/** A piece of work on the time line, in schematic milliseconds. */
export interface Work {
  readonly stage: Stage
  readonly start: number
  readonly length: number
  /** Done in the middle of the script because it asked for a size. */
  readonly forced: boolean
}

export interface Frame {
  readonly work: readonly Work[]
  readonly main: number
  readonly total: number
}

export const rates = [60, 120] as const
export type Rate = (typeof rates)[number]

export function budgetOf(rate: Rate): number {
  return 1000 / rate
}

const scriptLength = 0.6
/** For every thousand boxes that are concerned; the layout of a box is dearer than its style. */
const perThousand = { style: 2.5, layout: 6, paint: 3 } as const
const least = 0.3
const compositeLength = 1

/** How long a station takes, in schematic milliseconds; nothing when it is left out. */
export function lengthOf(change: Change, stage: Stage, boxes: number): number {
  if (stage === 'script') return change.script ? scriptLength : 0
  if (stage === 'composite') return compositeLength
  const reach = change.reach[stage]
  return reach === 0 ? 0 : least + (perThousand[stage] * reach * boxes) / 1000
}

/**
 * The order of the work: a size asked for after a write wants style and layout there and then, and the
 * script goes on with the answer; at the end of the frame there is nothing left to lay out.
 */
function orderOf({ forced }: Change): readonly { stage: Stage; forced: boolean }[] {
  const ahead = Array.from({ length: forced }, () => [
    { stage: 'script' as const, forced: false },
    { stage: 'style' as const, forced: true },
    { stage: 'layout' as const, forced: true },
  ]).flat()
  const rest = forced > 0 ? (['script', 'paint', 'composite'] as const) : stages
  return [...ahead, ...rest.map((stage) => ({ stage, forced: false }))]
}

/** One frame with this change, on a page of so many boxes. */
export function frameOf(name: ChangeName, boxes: number): Frame {
  const change = changeNamed(name)
  const work: Work[] = []
  let at = 0
  let main = 0
  for (const { stage, forced } of orderOf(change)) {
    const length = lengthOf(change, stage, boxes)
    if (length === 0) continue
    work.push({ stage, forced, start: at, length })
    at += length
    if (threadOf(stage) === 'main') main = at
  }
  return { work, main, total: at }
}

/** How many turns of the screen go by before the frame is ready: 0 when it is in time. */
export function missedBy({ total }: Frame, rate: Rate): number {
  return Math.ceil(total / budgetOf(rate)) - 1
}
