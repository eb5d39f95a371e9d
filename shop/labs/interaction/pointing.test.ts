import { describe, expect, it } from 'vitest'
import { pressAt, progress, startPointing, currentTarget } from './pointing.ts'

const aims = [
  { distance: 100, width: 20 },
  { distance: 200, width: 40 },
]
const start = startPointing(aims, 2)

describe('pointing', () => {
  it('begins on the left and alternates between the sides', () => {
    const second = pressAt(start, -50, 0, 1000)
    const third = pressAt(second, 50, 0, 1400)
    expect([start, second, third].map((run) => currentTarget(run)?.side)).toEqual([-1, 1, -1])
  })

  it('does not time the first press, which only moves the pointer to the target', () => {
    expect(pressAt(start, -50, 0, 1000).trials).toEqual([])
  })

  it('measures the time from one hit to the next', () => {
    const run = pressAt(pressAt(pressAt(start, -50, 0, 1000), 50, 0, 1400), -50, 0, 1900)
    expect(run.trials.map(({ time }) => time)).toEqual([400, 500])
  })

  it('counts the edge of a target as a hit and anything beyond as a miss', () => {
    const second = pressAt(start, -50, 0, 1000)
    expect(pressAt(second, 60, 0, 1400).trials).toHaveLength(1)
    expect(pressAt(second, 61, 0, 1400)).toMatchObject({ misses: 1, trials: [] })
    expect(pressAt(second, 50, 11, 1400)).toMatchObject({ misses: 1, trials: [] })
  })

  it('counts a miss in its trial only', () => {
    const missed = pressAt(pressAt(start, -50, 0, 1000), 0, 0, 1200)
    const hit = pressAt(missed, 50, 0, 1400)
    expect(hit.trials[0]).toMatchObject({ misses: 1, time: 400 })
    expect(hit.misses).toBe(0)
  })

  it('does not count misses before the first hit of a task', () => {
    expect(pressAt(start, 0, 0, 900)).toEqual(start)
  })

  it('goes from task to task and ends', () => {
    let run = start
    const positions = [-50, 50, -50, -100, 100, -100]
    positions.forEach((x, index) => {
      expect(progress(run)).toEqual({ done: index, total: 6 })
      run = pressAt(run, x, 0, 1000 + index * 300)
    })
    expect(currentTarget(run)).toBeUndefined()
    expect(run.trials.map(({ group }) => group)).toEqual(['100/20', '100/20', '200/40', '200/40'])
    expect(pressAt(run, 0, 0, 9000)).toBe(run)
  })
})
