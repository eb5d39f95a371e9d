import { describe, expect, it } from 'vitest'
import { choose, nameItem, startChoosing } from './choosing.ts'

const picks = [
  { options: [0, 1], target: 1, wait: 600 },
  { options: [0, 1, 2, 3], target: 0, wait: 700 },
]
const start = startChoosing(picks)

describe('choosing', () => {
  it('ignores choices before an item is named', () => {
    expect(choose(start, 1, 500)).toBe(start)
    expect(choose(start, 0, 500)).toBe(start)
  })

  it('measures the time from the name to the right item', () => {
    const run = choose(nameItem(start, 1000), 1, 1450)
    expect(run.trials).toMatchObject([{ group: '2', time: 450, misses: 0 }])
    expect(run).toMatchObject({ index: 1, namedAt: undefined })
  })

  it('continues with the same item after a wrong choice, and counts the miss', () => {
    const wrong = choose(nameItem(start, 1000), 0, 1300)
    expect(wrong).toMatchObject({ index: 0, misses: 1, trials: [] })
    const right = choose(wrong, 1, 1900)
    expect(right.trials).toMatchObject([{ time: 900, misses: 1 }])
    expect(right.misses).toBe(0)
  })

  it('ends after the last task', () => {
    const second = nameItem(choose(nameItem(start, 1000), 1, 1400), 2500)
    const over = choose(second, 0, 3000)
    expect(over.index).toBe(picks.length)
    expect(over.trials).toHaveLength(2)
    expect(choose(over, 0, 4000)).toBe(over)
  })
})
