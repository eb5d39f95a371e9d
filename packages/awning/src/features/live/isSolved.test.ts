import { describe, expect, it } from 'vitest'
import { isSolved } from './isSolved.ts'

const ended = (...passed: boolean[]) =>
  ({ kind: 'ended', results: passed.map((p) => ({ text: 'a', passed: p })), error: '' }) as const

describe('an exercise', () => {
  it('is solved when all results of its check have passed', () => {
    expect(isSolved(ended(true))).toBe(true)
    expect(isSolved(ended(true, true))).toBe(true)
  })

  it('is not solved by a check that failed, checked nothing or took too long', () => {
    expect(isSolved(ended(true, false))).toBe(false)
    expect(isSolved(ended())).toBe(false)
    expect(isSolved({ kind: 'stopped' })).toBe(false)
  })
})
