import { describe, expect, it } from 'vitest'
import { accident, otherInteractions, rank } from './visit.ts'

const inp = (own: number, count: number) =>
  rank(own, otherInteractions(count)).find(({ role }) => role === 'inp')?.duration

describe('the INP of a visit', () => {
  it('is the only interaction there is', () => {
    expect(inp(120, 0)).toBe(120)
  })

  it('is the slowest as long as there are fewer than fifty', () => {
    expect(inp(120, 48)).toBe(accident)
  })

  it('ignores the slowest from the fiftieth on, and two from the hundredth', () => {
    expect(inp(320, 49)).toBe(320)
    expect(rank(320, otherInteractions(99)).filter(({ role }) => role === 'ignored')).toHaveLength(
      2,
    )
    expect(inp(320, 99)).toBeLessThan(200)
  })

  it('knows which one is one’s own', () => {
    expect(rank(700, otherInteractions(5))[0]).toEqual({ duration: 700, isOwn: true, role: 'inp' })
  })
})
