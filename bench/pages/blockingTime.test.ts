import { expect, it } from 'vitest'
import { blockingTime } from './blockingTime.ts'

it('sums up what each task takes over 50 ms, after the first paint', () => {
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
