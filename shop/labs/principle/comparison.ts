import { stagesOf, type ChangeName } from './changes.ts'
import { frameOf } from './frame.ts'
import type { PrincipleStrings } from './strings.ts'

/** A sentence that compares the two changes: which stages the faster one skips, and how long it takes. */
export function comparisonOf(
  left: ChangeName,
  right: ChangeName,
  boxes: number,
  t: PrincipleStrings,
): string {
  const sides = [left, right].map((name, index) => ({
    label: t.sides[index === 0 ? 0 : 1],
    stages: stagesOf(name),
    total: frameOf(name, boxes).total,
  }))
  const [slower, faster] = sides.toSorted((a, b) => b.total - a.total)
  if (!slower || !faster) return ''
  const skippedStages = slower.stages.filter((stage) => !faster.stages.includes(stage))
  const stageText =
    skippedStages.length > 0
      ? t.skipsStages(
          faster.label,
          skippedStages.map((stage) => t.stages[stage]),
        )
      : t.sameStages
  const percent = Math.round((faster.total / slower.total) * 100)
  return (
    stageText + (percent === 100 ? t.sameTime : t.percentOf(faster.label, slower.label, percent))
  )
}
