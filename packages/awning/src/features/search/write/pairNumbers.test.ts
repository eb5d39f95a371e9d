import { expect, it } from 'vitest'
import { PairNumbers } from './pairNumbers.ts'

it('knows the number of each of many pairs, and asks for it once', () => {
  const numbers = new PairNumbers()
  const asked: number[] = []
  const make = (pair: number) => asked.push(pair) - 1
  // Characters from 0x8000 on make the number of a pair negative.
  const pairs = Array.from({ length: 20_000 }, (_, at) => ((0x7f00 + (at >> 6)) << 16) | (at & 63))
  const first = pairs.map((pair) => numbers.get(pair, make))
  expect(first).toEqual([...pairs.keys()])
  expect(pairs.map((pair) => numbers.get(pair, make))).toEqual(first)
  expect(asked).toEqual(pairs)
})
