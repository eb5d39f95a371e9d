/** A shard as JSON, in the order of its terms. Written by hand, because an object has numbers among its keys first. */
export function shardText(
  /** Each with its pages: a number for each, separated by commas. */
  terms: readonly (readonly [term: string, steps: string])[],
): string {
  const lines = terms
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, steps]) => `${JSON.stringify(term)}:[${steps}]`)
  return `{${lines.join()}}`
}
