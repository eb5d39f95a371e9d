import { describe, expect, it } from 'vitest'
import { lineByCount, closerModel, summarizeTrials } from './results.ts'
import { sampleFittsTrials, sampleHickTrials } from './sampleTrials.ts'

const trial = (group: string, bits: number, time: number, misses = 0) => {
  return { group, bits, time, misses }
}

describe('summarizeTrials', () => {
  it('takes the median of each group, easiest first', () => {
    const { groups } = summarizeTrials([
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

  it('counts misses, but not the time of a trial with a miss', () => {
    const run = summarizeTrials([trial('a', 1, 300), trial('a', 1, 2000, 2), trial('b', 2, 400)])
    expect(run.misses).toBe(2)
    expect(run.groups[0]).toMatchObject({ median: 300, misses: 2 })
  })

  it('leaves a group without a clean trial out of the line', () => {
    const run = summarizeTrials([trial('a', 1, 300), trial('b', 2, 400), trial('c', 3, 9000, 1)])
    expect(run.groups[2]?.median).toBeNaN()
    expect(run.line?.slope).toBeCloseTo(100)
  })

  it('has no line without trials', () => {
    expect(summarizeTrials([])).toEqual({ groups: [], line: undefined, misses: 0 })
  })
})

describe('the sample', () => {
  it('is the same every time', () => {
    expect(sampleFittsTrials()).toEqual(sampleFittsTrials())
  })

  it('follows the law with some scatter', () => {
    const { line, misses } = summarizeTrials(sampleFittsTrials())
    expect(line?.r2).toBeGreaterThan(0.85)
    expect(line?.r2).toBeLessThan(0.999)
    expect(misses).toBe(1)
  })

  it('fits Hick’s law where the positions are known, and a linear search where they are not', () => {
    expect(closerModel(summarizeTrials(sampleHickTrials(true)))).toBe('knowing')
    expect(closerModel(summarizeTrials(sampleHickTrials(false)))).toBe('looking')
  })
})

describe('closerModel', () => {
  const run = (times: readonly [number, number, number, number]) =>
    summarizeTrials(
      [2, 4, 8, 16].map((n, index) => trial(`${n}`, Math.log2(n + 1), times[index] ?? 0)),
    )

  it('distinguishes logarithmic from linear times', () => {
    expect(closerModel(run([616, 732, 917, 1109]))).toBe('knowing')
    expect(closerModel(run([400, 600, 1000, 1800]))).toBe('looking')
    expect(lineByCount(run([400, 600, 1000, 1800]))?.slope).toBeCloseTo(100)
  })

  it('is unclear where both lines fit equally well', () => {
    expect(closerModel(run([500, 500, 500, 500]))).toBe('unclear')
    expect(closerModel(run([500, 620, 830, 1110]))).toBe('unclear')
  })
})
