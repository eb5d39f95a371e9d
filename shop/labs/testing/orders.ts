import type { TestName } from './runTests.ts'

export const orderNames = ['safe', 'written', 'reversed', 'alone'] as const
export type OrderName = (typeof orderNames)[number]

/** Orders in which a runner may run the tests: as it happens to work, as written, reversed, one test alone. */
export const orders: Readonly<Record<OrderName, readonly TestName[]>> = {
  safe: ['empty', 'remove', 'add'],
  written: ['empty', 'add', 'remove'],
  reversed: ['remove', 'add', 'empty'],
  alone: ['remove'],
}
