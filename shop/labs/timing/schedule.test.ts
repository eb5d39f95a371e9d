import { expect, it } from 'vitest'
import { lineLength, recorded, samples } from './samples.ts'
import { nextRun, until } from './schedule.ts'

const schedule = {
  runs: [
    { at: 100, of: 0 },
    { at: 300, of: 2 },
  ],
  spans: [{ from: 0, to: 300 }],
}

it('shows only what has happened so far', () => {
  expect(until(schedule, 150)).toEqual({
    runs: [{ at: 100, of: 0 }],
    spans: [{ from: 0, to: 150 }],
  })
  expect(until(schedule, 300)).toEqual(schedule)
})

it('knows the next run of all', () => {
  expect(nextRun([schedule, { runs: [{ at: 220, of: 1 }], spans: [] }], 100)).toBe(220)
  expect(nextRun([schedule], 300)).toBeUndefined()
})

it.each(Object.entries(samples))('the sample %s ascends and leaves room at the end', (_, times) => {
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).toBeGreaterThanOrEqual(0)
  expect(times.at(-1)).toBeLessThan(recorded)
  expect(lineLength).toBeGreaterThan(recorded)
})
