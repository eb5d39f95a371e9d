import { stagesOf, type ChangeName } from './changes.ts'
import { frameOf } from './frame.ts'
import type { PrincipleStrings } from './strings.ts'

/** How the second change compares with the first: what either leaves out, and how long the cheaper one takes. */
export function comparisonOf(
  left: ChangeName,
  right: ChangeName,
  boxes: number,
  t: PrincipleStrings,
): string {
  const sides = [left, right].map((name, place) => ({
    who: t.sides[place === 0 ? 0 : 1],
    stages: stagesOf(name),
    total: frameOf(name, boxes).total,
  }))
  const [dear, cheap] = sides.toSorted((a, b) => b.total - a.total)
  if (!dear || !cheap) return ''
  const spared = dear.stages.filter((stage) => !cheap.stages.includes(stage))
  const way =
    spared.length > 0
      ? t.spared(
          cheap.who,
          spared.map((stage) => t.stages[stage]),
        )
      : t.sameWay
  const percent = Math.round((cheap.total / dear.total) * 100)
  return way + (percent === 100 ? t.sameTime : t.percentOf(cheap.who, dear.who, percent))
}
