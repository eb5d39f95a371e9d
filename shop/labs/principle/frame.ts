import {
  changeNamed,
  stages,
  threadOf,
  type Change,
  type ChangeName,
  type Stage,
} from './changes.ts'

/** One piece of work on the timeline, in schematic milliseconds. */
export interface Work {
  readonly stage: Stage
  readonly start: number
  readonly length: number
  /** Whether it was forced in the middle of the script because the script read a size. */
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
/** Milliseconds per thousand affected boxes; the layout of a box is more expensive than its style. */
const perThousand = { style: 2.5, layout: 6, paint: 3 } as const
const minimumLength = 0.3
const compositeLength = 1

/** How long a stage takes, in schematic milliseconds; zero if it is skipped. */
export function stageLength(change: Change, stage: Stage, boxes: number): number {
  if (stage === 'script') return change.script ? scriptLength : 0
  if (stage === 'composite') return compositeLength
  const reach = change.affected[stage]
  return reach === 0 ? 0 : minimumLength + (perThousand[stage] * reach * boxes) / 1000
}

/**
 * The order of the work: reading a size after a write forces style and layout at once, then the script
 * continues; at the end of the frame nothing is left to lay out.
 */
function workOrder({ forced }: Change): readonly { stage: Stage; forced: boolean }[] {
  const forcedWork = Array.from({ length: forced }, () => [
    { stage: 'script' as const, forced: false },
    { stage: 'style' as const, forced: true },
    { stage: 'layout' as const, forced: true },
  ]).flat()
  const remainingStages = forced > 0 ? (['script', 'paint', 'composite'] as const) : stages
  return [...forcedWork, ...remainingStages.map((stage) => ({ stage, forced: false }))]
}

/** The work of one frame with this change, on a page with this many boxes. */
export function frameOf(name: ChangeName, boxes: number): Frame {
  const change = changeNamed(name)
  const work: Work[] = []
  let at = 0
  let main = 0
  for (const { stage, forced } of workOrder(change)) {
    const length = stageLength(change, stage, boxes)
    if (length === 0) continue
    work.push({ stage, forced, start: at, length })
    at += length
    if (threadOf(stage) === 'main') main = at
  }
  return { work, main, total: at }
}

/** How many refreshes of the screen the frame misses: 0 when it is in time. */
export function missedFrames({ total }: Frame, rate: Rate): number {
  return Math.ceil(total / budgetOf(rate)) - 1
}
