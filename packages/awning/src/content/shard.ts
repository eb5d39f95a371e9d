/** One of several machines that build a site together: `{ number: 2, count: 8 }` is the second of eight. */
export interface Shard {
  readonly number: number
  readonly count: number
}

/** What one machine makes. Neighbours in a list are often alike, so that each machine gets some of every kind. */
export function shareOf<Item>(items: readonly Item[], { number, count }: Shard): Item[] {
  return items.filter((_, index) => index % count === number - 1)
}

/** All items, beginning somewhere else for each machine. Where all of them are at work, most items are made once. */
export function fromOwnShare<Item>(items: readonly Item[], shard: Shard | undefined): Item[] {
  if (!shard) return [...items]
  const start = Math.floor((items.length * (shard.number - 1)) / shard.count)
  return [...items.slice(start), ...items.slice(0, start)]
}
