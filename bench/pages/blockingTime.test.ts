import { expect, it } from 'vitest'
import { blockingTime } from './blockingTime.ts'

it('counts of each task what is over 50 ms, after the first paint alone', () => {
  expect(blockingTime(500, [])).toBe(0)
  expect(blockingTime(500, [[100, 400]])).toBe(0)
  expect(
    blockingTime(500, [
      [600, 640],
      [700, 830],
    ]),
  ).toBe(80)
  expect(blockingTime(500, [[400, 620]])).toBe(70)
})
