import { describe, expect, it } from 'vitest'
import { fittsBits, hickBits } from './difficulty.ts'
import { aims, aimTrial, optionCounts, picks, pickTrial, widths } from './trials.ts'

describe('difficulty', () => {
  it('counts Fitts in bits, as the text does', () => {
    expect(fittsBits(300, 20)).toBe(4)
    expect(fittsBits(300, 44)).toBe(fittsBits(600, 88))
    expect(fittsBits(0, 44)).toBe(0)
  })

  it('counts Hick in bits, as the text does', () => {
    expect(hickBits(7)).toBe(3)
    expect(hickBits(63)).toBe(6)
  })
})

describe('aims', () => {
  it('have every distance with every width once', () => {
    const pairs = aims(600, 1).map(({ distance, width }) => `${distance}/${width}`)
    expect(new Set(pairs).size).toBe(6)
  })

  it('stay in the room, also on a phone', () => {
    for (const room of [240, 320, 600])
      for (const { distance, width } of aims(room, 2))
        expect(distance + width).toBeLessThanOrEqual(room)
  })

  it('keep the two targets of an aim apart enough to be two, and large enough to be pressed', () => {
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(24)
    for (const { distance } of aims(270, 2)) expect(distance).toBeGreaterThan(0)
  })

  it('come in an order of the seed', () => {
    expect(aims(600, 1)).toEqual(aims(600, 1))
    expect(aims(600, 2)).not.toEqual(aims(600, 1))
  })

  it('become trials with their difficulty', () => {
    expect(aimTrial({ distance: 168, width: 24 }, 500, 1)).toEqual({
      bits: 3,
      time: 500,
      misses: 1,
      group: '168/24',
    })
  })
})

describe('picks', () => {
  it('have every number of options as often as told', () => {
    for (const count of optionCounts)
      expect(picks(3, true, 1).filter(({ options }) => options.length === count)).toHaveLength(3)
  })

  it('name one of the options, after a time that nobody can foresee', () => {
    const all = picks(4, false, 9)
    for (const { options, target, wait } of all) {
      expect(options).toContain(target)
      expect(wait).toBeGreaterThanOrEqual(400)
      expect(wait).toBeLessThanOrEqual(900)
    }
    expect(new Set(all.map(({ wait }) => wait)).size).toBeGreaterThan(10)
  })

  it('keep every item in its place if they are ordered', () => {
    for (const { options } of picks(4, true, 9))
      options.forEach((item, index) => expect(item).toBe(index))
  })

  it('have other items in other places if they are mixed, none twice', () => {
    const all = picks(4, false, 9)
    for (const { options } of all) expect(new Set(options).size).toBe(options.length)
    expect(new Set(all.map(({ options }) => options.join())).size).toBeGreaterThan(12)
  })

  it('become trials with their difficulty', () => {
    const pick = { options: [4, 1, 0, 2, 3, 5, 6], target: 1, wait: 600 }
    expect(pickTrial(pick, 700, 0)).toEqual({ bits: 3, time: 700, misses: 0, group: '7' })
  })
})
