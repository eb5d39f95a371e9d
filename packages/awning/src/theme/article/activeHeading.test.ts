import { describe, expect, it } from 'vitest'
import { activeHeading } from './activeHeading.ts'

/** Headings of 20 pixels; the navbar has 60 and the window 1000. */
const at = (...tops: number[]) =>
  activeHeading(
    tops.length,
    (index) => ({ top: tops[index] ?? NaN, bottom: (tops[index] ?? NaN) + 20 }),
    60,
    1000,
  )

describe('the heading that the reader is at', () => {
  it('is the first one below the navbar, if it is in the upper half of the window', () => {
    expect(at(-500, 60, 900)).toBe(1)
    expect(at(479)).toBe(0)
  })

  it('is the one before it, if it is further down', () => {
    expect(at(-500, 480)).toBe(0)
    expect(at(-500, 59, 900)).toBe(1)
  })

  it('is the last one when all are above', () => {
    expect(at(-500, -20)).toBe(1)
  })

  it('is found among 5,000 by measuring fewer than twenty', () => {
    let measured = 0
    const boxOf = (index: number) => {
      measured += 1
      return { top: index * 100 - 123_450, bottom: index * 100 - 123_430 }
    }
    expect(activeHeading(5000, boxOf, 60, 1000)).toBe(1236)
    expect(measured).toBeLessThan(20)
  })

  it('is none above the first, and none where there are none', () => {
    expect(at(480)).toBeUndefined()
    expect(at()).toBeUndefined()
  })
})
