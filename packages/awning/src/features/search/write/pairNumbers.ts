/**
 * Numbers by pair of characters. On a large site there are millions, and a `Map` takes several times as long to find
 * one: here a pair is in one of the slots that follow the one its bits choose.
 */
export class PairNumbers {
  /** A pair is never 0. */
  #pairs = new Int32Array(1 << 12)
  #numbers = new Int32Array(1 << 12)
  #count = 0

  /** The number of a pair, which `make` gives when it is met for the first time. */
  get(pair: number, make: (pair: number) => number): number {
    const slot = this.#slotOf(pair)
    if (this.#pairs[slot] === pair) return this.#numbers[slot] ?? 0
    const number = make(pair)
    this.#pairs[slot] = pair
    this.#numbers[slot] = number
    this.#count += 1
    // With more than half of the slots in use, most pairs would not be in their first one.
    if (this.#count * 2 > this.#pairs.length) this.#grow()
    return number
  }

  /** The slot of a pair, or the free one where it belongs. */
  #slotOf(pair: number): number {
    const pairs = this.#pairs
    const last = pairs.length - 1
    // Neighbouring pairs are spread over all slots.
    let slot = (Math.imul(pair, 0x9e3779b1) >>> 7) & last
    while (pairs[slot] !== 0 && pairs[slot] !== pair) slot = (slot + 1) & last
    return slot
  }

  #grow(): void {
    const pairs = this.#pairs
    const numbers = this.#numbers
    this.#pairs = new Int32Array(pairs.length * 2)
    this.#numbers = new Int32Array(pairs.length * 2)
    for (const [at, pair] of pairs.entries()) {
      if (pair === 0) continue
      const slot = this.#slotOf(pair)
      this.#pairs[slot] = pair
      this.#numbers[slot] = numbers[at] ?? 0
    }
  }
}
