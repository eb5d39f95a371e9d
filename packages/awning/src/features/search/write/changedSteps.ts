import type { Weight } from './pageTerms.ts'

/** Pages that a term gets, with their weights, and pages that it loses. */
export type PageChanges = ReadonlyMap<number, Weight | undefined>

/**
 * The pages of a term as a shard lists them, after some changes. Each is a step: the difference to the page before, times
 * four, plus the weight. A frequent word has a step for every page of a site, so they are read without being stored, and
 * all but the step behind a change are copied as text.
 */
export function changedSteps(steps: string, changes: PageChanges): string {
  const end = steps === '' ? 0 : steps.length + 1
  const parts: string[] = []
  /** The last page in `parts`. */
  let written = 0
  /** Where the next step is, and the page before it. */
  let at = 0
  let page = 0
  for (const [changed, weight] of [...changes].sort(([a], [b]) => a - b)) {
    const [from, before] = [at, page]
    let step = stepAt(steps, at)
    while (step && page + step.pages < changed) {
      page += step.pages
      at = step.end
      step = stepAt(steps, at)
    }
    copy(from, before, at)
    if (step && page + step.pages === changed) {
      page = changed
      at = step.end
    }
    if (weight === undefined) continue
    parts.push(String((changed - written) * 4 + weight))
    written = changed
  }
  copy(at, page, end)
  return parts.join()

  /** The first of these steps begins at the last page that is written, instead of at the page `before` it. */
  function copy(from: number, before: number, to: number): void {
    const first = from < to ? stepAt(steps, from) : undefined
    if (!first) return
    parts.push(String((before + first.pages - written) * 4 + first.weight))
    if (first.end < to) parts.push(steps.slice(first.end, to - 1))
    written = page
  }
}

interface Step {
  readonly pages: number
  readonly weight: number
  /** Where the next step begins. */
  readonly end: number
}

const comma = 44
const zero = 48

function stepAt(steps: string, at: number): Step | undefined {
  if (at >= steps.length) return undefined
  let step = 0
  let end = at
  for (; end < steps.length && steps.charCodeAt(end) !== comma; end += 1)
    step = step * 10 + steps.charCodeAt(end) - zero
  return { pages: step >>> 2, weight: step & 3, end: end + 1 }
}
