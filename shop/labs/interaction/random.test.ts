import { describe, expect, it } from 'vitest'
import { randomNumbers, shuffled } from './random.ts'

describe('randomNumbers', () => {
  it('are the same for the same seed and differ for another', () => {
    const [a, b, c] = [randomNumbers(7), randomNumbers(7), randomNumbers(8)]
    const first = [a(), a(), a()]
    expect([b(), b(), b()]).toEqual(first)
    expect([c(), c(), c()]).not.toEqual(first)
  })

  it('lie between 0 and 1 and are spread evenly', () => {
    const random = randomNumbers(1)
    const numbers = Array.from({ length: 4000 }, random)
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(numbers.reduce((sum, number) => sum + number, 0) / 4000).toBeCloseTo(0.5, 1)
    expect(numbers.filter((number) => number < 0.1).length).toBeGreaterThan(300)
  })
})

describe('shuffled', () => {
  it('contains the same items in another order', () => {
    const items = Array.from({ length: 16 }, (_, index) => index)
    const mixed = shuffled(items, randomNumbers(3))
    expect(mixed).not.toEqual(items)
    expect(mixed.toSorted((a, b) => a - b)).toEqual(items)
  })

  it('puts each item first about equally often', () => {
    const random = randomNumbers(5)
    const first = Array.from({ length: 3000 }, () => shuffled(['a', 'b', 'c'], random)[0])
    for (const item of ['a', 'b', 'c'])
      expect(first.filter((other) => other === item).length).toBeGreaterThan(900)
  })
})
