import type { TermShard } from '../searchFormat.ts'
import type { Weight } from './pageTerms.ts'

/** Pages of each term with their weights, before they are encoded as differences. */
export type Postings = Map<string, Map<number, Weight>>

export function addPosting(postings: Postings, term: string, page: number, weight: Weight): void {
  const pages = postings.get(term)
  if (pages) pages.set(page, weight)
  else postings.set(term, new Map([[page, weight]]))
}

export function removePosting(postings: Postings, term: string, page: number): void {
  const pages = postings.get(term)
  pages?.delete(page)
  if (pages?.size === 0) postings.delete(term)
}

/** The result does not depend on the order of the postings. */
export function writeShard(postings: Postings): string {
  return shardText([...postings].map(([term, pages]) => [term, encoded(pages)]))
}

/** The pages of a term with their weights: each as the difference to the one before. */
function encoded(pages: ReadonlyMap<number, Weight>): number[] {
  let last = 0
  return [...pages]
    .sort(([a], [b]) => a - b)
    .map(([page, weight]) => {
      const step = (page - last) * 4 + weight
      last = page
      return step
    })
}

/** A shard as JSON, in the order of its terms. Written by hand, because an object has numbers among its keys first. */
export function shardText(
  terms: readonly (readonly [term: string, steps: ArrayLike<number> & { join(): string }])[],
): string {
  const lines = terms
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, steps]) => `${JSON.stringify(term)}:[${steps.join()}]`)
  return `{${lines.join()}}`
}

export function readShard(json: string): Postings {
  const shard = JSON.parse(json) as TermShard
  return new Map(
    Object.entries(shard).map(([term, steps]) => {
      let page = 0
      return [
        term,
        new Map(
          steps.map((step) => {
            page += step >> 2
            return [page, (step & 3) as Weight]
          }),
        ),
      ]
    }),
  )
}
