import type { Weight } from './pageTerms.ts'

/** Pages that a term gets, with their weights, and pages that it loses. */
export type PageChanges = ReadonlyMap<number, Weight | undefined>

/**
 * The pages of a term as a shard lists them, after some changes. Each is a step: the difference to the page before, times
 * four, plus the weight. A frequent word has a step for every page of a site, so they are kept as plain numbers, four
 * times the page plus the weight: with an object for each, this takes more than twice as long.
 */
export function changedSteps(steps: string, changes: PageChanges): string {
  const kept = decoded(steps).filter((posting) => !changes.has(posting >>> 2))
  const added = Array.from(changes, ([page, weight]) =>
    weight === undefined ? [] : [page * 4 + weight],
  ).flat()
  const all = Uint32Array.from([...kept, ...added]).sort()
  let last = 0
  return all
    .map((posting) => {
      const step = posting - last * 4
      last = posting >>> 2
      return step
    })
    .join()
}

const comma = 44
const zero = 48

function decoded(steps: string): number[] {
  const postings: number[] = []
  let page = 0
  let step = 0
  for (let at = 0; at <= steps.length && steps !== ''; at += 1) {
    const code = at < steps.length ? steps.charCodeAt(at) : comma
    if (code !== comma) {
      step = step * 10 + code - zero
      continue
    }
    page += step >>> 2
    postings.push(page * 4 + (step & 3))
    step = 0
  }
  return postings
}
