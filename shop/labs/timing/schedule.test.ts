import { expect, it } from 'vitest'
import { timelineLength, recordingLength, samples } from './sampleEvents.ts'
import { nextRun, scheduleUntil } from './schedule.ts'

const schedule = {
  runs: [
    { at: 100, eventIndex: 0 },
    { at: 300, eventIndex: 2 },
  ],
  spans: [{ from: 0, to: 300 }],
}

it('shows only what has happened so far', () => {
  expect(scheduleUntil(schedule, 150)).toEqual({
    runs: [{ at: 100, eventIndex: 0 }],
    spans: [{ from: 0, to: 150 }],
  })
  expect(scheduleUntil(schedule, 300)).toEqual(schedule)
})

it('finds the next run of all schedules', () => {
  expect(nextRun([schedule, { runs: [{ at: 220, eventIndex: 1 }], spans: [] }], 100)).toBe(220)
  expect(nextRun([schedule], 300)).toBeUndefined()
})

it.each(Object.entries(samples))('the sample %s ascends and leaves room at the end', (_, times) => {
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).toBeGreaterThanOrEqual(0)
  expect(times.at(-1)).toBeLessThan(recordingLength)
  expect(timelineLength).toBeGreaterThan(recordingLength)
})
