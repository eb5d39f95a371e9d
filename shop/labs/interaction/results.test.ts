import { describe, expect, it } from 'vitest'
import { lineByCount, nearer, results } from './results.ts'
import { sampleAims, samplePicks } from './sample.ts'

const trial = (group: string, bits: number, time: number, misses = 0) => {
  return { group, bits, time, misses }
}

describe('results', () => {
  it('take the median of each kind, easiest first', () => {
    const { groups } = results([
      trial('b', 2, 500),
      trial('a', 1, 300),
      trial('a', 1, 310),
      trial('a', 1, 900),
    ])
    expect(groups.map(({ group, median, trials }) => [group, median, trials])).toEqual([
      ['a', 310, 3],
      ['b', 500, 1],
    ])
  })

  it('count misses, but not the time of a trial with one', () => {
    const run = results([trial('a', 1, 300), trial('a', 1, 2000, 2), trial('b', 2, 400)])
    expect(run.misses).toBe(2)
    expect(run.groups[0]).toMatchObject({ median: 300, misses: 2 })
  })

  it('leave a kind that was always missed out of the line', () => {
    const run = results([trial('a', 1, 300), trial('b', 2, 400), trial('c', 3, 9000, 1)])
    expect(run.groups[2]?.median).toBeNaN()
    expect(run.line?.slope).toBeCloseTo(100)
  })

  it('have no line of nothing', () => {
    expect(results([])).toEqual({ groups: [], line: undefined, misses: 0 })
  })
})

describe('the sample', () => {
  it('is the same every time', () => {
    expect(sampleAims()).toEqual(sampleAims())
  })

  it('follows the law, not too well', () => {
    const { line, misses } = results(sampleAims())
    expect(line?.r2).toBeGreaterThan(0.85)
    expect(line?.r2).toBeLessThan(0.999)
    expect(misses).toBe(1)
  })

  it('is nearer to Hick where the places are known, and to plain reading where they are not', () => {
    expect(nearer(results(samplePicks(true)))).toBe('knowing')
    expect(nearer(results(samplePicks(false)))).toBe('looking')
  })
})

describe('nearer', () => {
  const run = (times: readonly [number, number, number, number]) =>
    results([2, 4, 8, 16].map((n, index) => trial(`${n}`, Math.log2(n + 1), times[index] ?? 0)))

  it('tells a logarithm from a multiple', () => {
    expect(nearer(run([616, 732, 917, 1109]))).toBe('knowing')
    expect(nearer(run([400, 600, 1000, 1800]))).toBe('looking')
    expect(lineByCount(run([400, 600, 1000, 1800]))?.slope).toBeCloseTo(100)
  })

  it('does not decide where both are as straight', () => {
    expect(nearer(run([500, 500, 500, 500]))).toBe('unclear')
    expect(nearer(run([500, 620, 830, 1110]))).toBe('unclear')
  })
})
