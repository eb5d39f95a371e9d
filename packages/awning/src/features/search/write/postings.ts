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
  const steps = new Steps()
  for (const [term, pages] of postings)
    for (const [page, weight] of [...pages].sort(([a], [b]) => a - b)) steps.add(term, page, weight)
  return steps.write()
}

/** Encodes pages that are added in ascending order, which takes less memory than `Postings`. */
export class Steps {
  readonly #terms = new Map<string, { readonly steps: number[]; last: number }>()

  add(term: string, page: number, weight: Weight): void {
    const known = this.#terms.get(term)
    if (known) {
      known.steps.push((page - known.last) * 4 + weight)
      known.last = page
    } else this.#terms.set(term, { steps: [page * 4 + weight], last: page })
  }

  write(): string {
    const terms = [...this.#terms.keys()].sort()
    return JSON.stringify(
      Object.fromEntries(terms.map((term) => [term, this.#terms.get(term)?.steps])),
    )
  }
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
