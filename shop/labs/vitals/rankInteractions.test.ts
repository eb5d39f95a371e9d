import { describe, expect, it } from 'vitest'
import { outlierDuration, otherInteractions, rankInteractions } from './rankInteractions.ts'

const inp = (own: number, count: number) =>
  rankInteractions(own, otherInteractions(count)).find(({ role }) => role === 'inp')?.duration

describe('the INP of a visit', () => {
  it('is the duration of the only interaction', () => {
    expect(inp(120, 0)).toBe(120)
  })

  it('is the slowest as long as there are fewer than fifty', () => {
    expect(inp(120, 48)).toBe(outlierDuration)
  })

  it('ignores the slowest from the fiftieth on, and two from the hundredth', () => {
    expect(inp(320, 49)).toBe(320)
    expect(
      rankInteractions(320, otherInteractions(99)).filter(({ role }) => role === 'ignored'),
    ).toHaveLength(2)
    expect(inp(320, 99)).toBeLessThan(200)
  })

  it('marks the interaction of the reader', () => {
    expect(rankInteractions(700, otherInteractions(5))[0]).toEqual({
      duration: 700,
      isOwn: true,
      role: 'inp',
    })
  })
})
