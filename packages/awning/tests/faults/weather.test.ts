import { describe, expect, it } from 'vitest'
import { chance, pickWeighted } from './random.ts'
import { resourceKind } from './resources.ts'
import { weatherOf } from './weather.ts'

const visits = Array.from({ length: 200 }, (_, visit) => visit)
const paths = ['/docs/a', '/docs/a/index.txt', '/assets/x-1.js', '/sw.js']

const faultsOf = (seed: number) =>
  visits.flatMap((visit) => {
    const weather = weatherOf(seed, visit)
    return paths.flatMap((path) => [0, 1, 2, 3].map((count) => weather(path, count)))
  })

describe('the faults of a run', () => {
  it('follow from the seed alone', () => {
    expect(faultsOf(7)).toEqual(faultsOf(7))
    expect(faultsOf(7)).not.toEqual(faultsOf(8))
  })

  it('do not depend on the requests before', () => {
    const all = weatherOf(7, 3)
    const inOrder = paths.map((path) => all(path, 1))
    const reversed = paths.toReversed().map((path) => weatherOf(7, 3)(path, 1))
    expect(reversed.toReversed()).toEqual(inOrder)
  })

  it('are of every kind', () => {
    expect(new Set(faultsOf(7)).size).toBe(16)
  })

  it('spare what is none of the kinds', () => {
    expect(visits.map((visit) => weatherOf(7, visit)('/favicon.svg', 0))).not.toContain(
      expect.any(String),
    )
  })
})

describe('a choice', () => {
  it('is evenly spread', () => {
    const half = visits.filter((visit) => chance(1, visit) < 0.5)
    expect(half.length).toBeGreaterThan(80)
    expect(half.length).toBeLessThan(120)
  })

  it('never takes what has no weight', () => {
    const chosen = visits.map((visit) => pickWeighted({ a: 1, b: 0, c: 3 }, visit))
    expect(new Set(chosen)).toEqual(new Set(['a', 'c']))
  })
})

describe('the kind of a request', () => {
  it.each([
    ['/', 'document'],
    ['/docs/a', 'document'],
    ['/docs/a/index.html', 'document'],
    ['/docs/a/index.txt', 'payload'],
    ['/assets/part-0123456789.txt', 'part'],
    ['/assets/index-abc.js', 'script'],
    ['/assets/page-0123456789.css', 'style'],
    ['/search/zh.json', 'search'],
    ['/search/zh-text-1.json', 'search'],
    ['/sw.js', 'worker'],
    ['/en/offline/areas.json', 'area'],
    ['/favicon.svg', undefined],
    ['/blog/rss.xml', undefined],
  ])('of %s is %s', (path, kind) => {
    expect(resourceKind(path)).toBe(kind)
  })
})
