import { expect, it } from 'vitest'
import { codec } from './codec.ts'
import { orderNames, orders } from './orders.ts'
import { runTests } from './runTests.ts'

const failures = (order: keyof typeof orders, isolated: boolean) =>
  runTests(orders[order], isolated).flatMap(({ name, passed }) => (passed ? [] : [name]))

it('tests that share a cart pass or fail depending on their order', () => {
  expect(failures('written', false)).toEqual(['remove'])
  expect(failures('safe', false)).toEqual([])
  expect(failures('reversed', false)).toEqual(['empty'])
  expect(failures('alone', false)).toEqual([])
})

it('with a new cart for each test, they pass in every order', () => {
  for (const order of orderNames) expect(failures(order, true)).toEqual([])
})

it('reads back what it writes to an address, and nothing else', () => {
  const state = { order: 'reversed', isolated: true } as const
  expect(codec.decode(codec.encode(state))).toEqual(state)
  expect(codec.decode('91')).toBeUndefined()
})
