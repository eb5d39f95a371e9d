/** A seeded random number generator (mulberry32) with values from 0 to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random permutation; all orders are equally likely (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const remaining = [...items]
  const order: Item[] = []
  while (remaining.length > 0)
    order.push(...remaining.splice(Math.floor(random() * remaining.length), 1))
  return order
}
