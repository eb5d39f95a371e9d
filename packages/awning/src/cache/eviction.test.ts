import { describe, expect, it } from 'vitest'
import { entriesToEvict, type StoredEntry } from './eviction.ts'

const today = 100
const limits = { days: 14, bytes: 10 }
const entry = (id: string, day: number, bytes = 1, isUsed = false): StoredEntry => ({
  id,
  day,
  bytes,
  isUsed,
})
const droppedOf = (...entries: StoredEntry[]) =>
  entriesToEvict(entries, today, limits).map(({ id }) => id)

describe('eviction', () => {
  it('drops what was last used more than fourteen days ago', () => {
    expect(droppedOf(entry('at the limit', 86), entry('past it', 85))).toEqual(['past it'])
  })

  it('drops nothing while everything fits, and then what was used longest ago', () => {
    expect(droppedOf(entry('a', 99, 5), entry('b', 98, 5))).toEqual([])
    expect(droppedOf(entry('a', 99, 5), entry('b', 98, 6))).toEqual(['b'])
    expect(droppedOf(entry('a', 99, 4), entry('b', 98, 4), entry('c', 97, 4))).toEqual(['c'])
  })

  it('counts the size of what is left after the old is gone', () => {
    expect(droppedOf(entry('old', 1, 100), entry('a', 99, 10))).toEqual(['old'])
  })

  it('never drops what this process has used, however old or large it is', () => {
    expect(droppedOf(entry('a', 1, 8, true), entry('b', 99, 12))).toEqual(['b'])
    expect(droppedOf(entry('a', 1, 100, true), entry('b', 99, 101))).toEqual(['b'])
  })

  it('leaves a large site as much room for what a build does not use as for what it uses', () => {
    expect(droppedOf(entry('a', 99, 100, true), entry('b', 99, 100))).toEqual([])
  })
})
