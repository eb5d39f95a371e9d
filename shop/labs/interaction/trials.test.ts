import { describe, expect, it } from 'vitest'
import { fittsBits, hickBits } from './difficulty.ts'
import { fittsTasks, fittsTrial, optionCounts, hickTasks, hickTrial, widths } from './trials.ts'

describe('difficulty', () => {
  it('measures Fitts’s law in bits, as the article does', () => {
    expect(fittsBits(300, 20)).toBe(4)
    expect(fittsBits(300, 44)).toBe(fittsBits(600, 88))
    expect(fittsBits(0, 44)).toBe(0)
  })

  it('measures Hick’s law in bits, as the article does', () => {
    expect(hickBits(7)).toBe(3)
    expect(hickBits(63)).toBe(6)
  })
})

describe('Fitts tasks', () => {
  it('combine every distance with every width once', () => {
    const pairs = fittsTasks(600, 1).map(({ distance, width }) => `${distance}/${width}`)
    expect(new Set(pairs).size).toBe(6)
  })

  it('fit into the field, also on a phone', () => {
    for (const fieldWidth of [240, 320, 600])
      for (const { distance, width } of fittsTasks(fieldWidth, 2))
        expect(distance + width).toBeLessThanOrEqual(fieldWidth)
  })

  it('have targets that do not coincide and are large enough to be pressed', () => {
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(24)
    for (const { distance } of fittsTasks(270, 2)) expect(distance).toBeGreaterThan(0)
  })

  it('are in an order that depends on the seed', () => {
    expect(fittsTasks(600, 1)).toEqual(fittsTasks(600, 1))
    expect(fittsTasks(600, 2)).not.toEqual(fittsTasks(600, 1))
  })

  it('become trials with their difficulty', () => {
    expect(fittsTrial({ distance: 168, width: 24 }, 500, 1)).toEqual({
      bits: 3,
      time: 500,
      misses: 1,
      group: '168/24',
    })
  })
})

describe('Hick tasks', () => {
  it('have every number of options as often as requested', () => {
    for (const count of optionCounts)
      expect(hickTasks(3, true, 1).filter(({ options }) => options.length === count)).toHaveLength(
        3,
      )
  })

  it('name one of the options after an unpredictable delay', () => {
    const all = hickTasks(4, false, 9)
    for (const { options, target, wait } of all) {
      expect(options).toContain(target)
      expect(wait).toBeGreaterThanOrEqual(400)
      expect(wait).toBeLessThanOrEqual(900)
    }
    expect(new Set(all.map(({ wait }) => wait)).size).toBeGreaterThan(10)
  })

  it('have every item in its fixed position if they are ordered', () => {
    for (const { options } of hickTasks(4, true, 9))
      options.forEach((item, index) => expect(item).toBe(index))
  })

  it('have different items in different positions if they are mixed, none twice', () => {
    const all = hickTasks(4, false, 9)
    for (const { options } of all) expect(new Set(options).size).toBe(options.length)
    expect(new Set(all.map(({ options }) => options.join())).size).toBeGreaterThan(12)
  })

  it('become trials with their difficulty', () => {
    const pick = { options: [4, 1, 0, 2, 3, 5, 6], target: 1, wait: 600 }
    expect(hickTrial(pick, 700, 0)).toEqual({ bits: 3, time: 700, misses: 0, group: '7' })
  })
})
