const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const letter = /[\p{L}\p{N}]/u

type Direction = 'ltr' | 'rtl'

/** The direction of a text: that of its first letter. Undefined for a text without letters. */
export function directionOf(text: string): Direction | undefined {
  const first = letter.exec(text)?.[0]
  return first === undefined ? undefined : rightToLeft.test(first) ? 'rtl' : 'ltr'
}

/**
 * The runs of a line from left to right. Each is of one direction; spaces and punctuation between two of the same direction
 * belong to them, and to the line otherwise.
 */
export function inVisualOrder<Run extends { readonly text: string }>(
  runs: readonly Run[],
): readonly Run[] {
  const directions = runs.map(({ text }) => directionOf(text))
  if (!directions.includes('rtl')) return runs
  const base = directions.find((direction) => direction !== undefined) ?? 'ltr'
  const resolved = directions.map((direction, at) => {
    if (direction) return direction
    const before = directions.slice(0, at).findLast((known) => known !== undefined) ?? base
    const after = directions.slice(at).find((known) => known !== undefined) ?? base
    return before === after ? before : base
  })
  const groups: Run[][] = []
  for (const [at, run] of runs.entries()) {
    const group = groups.at(-1)
    if (group && resolved[at] === resolved[at - 1]) group.push(run)
    else groups.push([run])
  }
  const ordered = groups.map((group) =>
    directionIn(group, base) === 'rtl' ? group.toReversed() : group,
  )
  return (base === 'rtl' ? ordered.toReversed() : ordered).flat()
}

function directionIn(group: readonly { readonly text: string }[], base: Direction): Direction {
  return group.map(({ text }) => directionOf(text)).find((known) => known !== undefined) ?? base
}
