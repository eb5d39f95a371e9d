import { expect, it } from 'vitest'
import { fromOwnShare, shareOf } from './shard.ts'

const items = Array.from({ length: 11 }, (_, index) => index)
const shards = [1, 2, 3, 4].map((number) => ({ number, count: 4 }))

it('shares are disjoint, about equal, and together everything', () => {
  const shares = shards.map((shard) => shareOf(items, shard))
  expect(shares.flat().toSorted((a, b) => a - b)).toEqual(items)
  expect(shares.map(({ length }) => length)).toEqual([3, 3, 3, 2])
})

it('each machine begins somewhere else and comes to everything', () => {
  const orders = shards.map((shard) => fromOwnShare(items, shard))
  expect(orders.map(([first]) => first)).toEqual([0, 2, 5, 8])
  for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(items)
  expect(fromOwnShare(items, undefined)).toEqual(items)
})
