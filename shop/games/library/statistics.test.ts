import { describe, expect, it } from 'vitest'
import { sampleGame } from './sampleGame.testing.ts'
import { statisticsOf } from './statistics.ts'

const figures = (games: Parameters<typeof statisticsOf>[0]) =>
  statisticsOf(games, ['playing', 'finished', 'wished'])
const shown = (list: readonly { value: string; count: number }[]) =>
  list.map(({ value, count }) => `${value}:${count}`).join(' ')

describe('statisticsOf', () => {
  it('counts games by year, including empty years in between', () => {
    const { years, since } = figures([2019, 2022, 2019].map((year) => sampleGame('a', { year })))
    expect(shown(years)).toBe('2019:2 2020:0 2021:0 2022:1')
    expect(since).toBeUndefined()
  })

  it('counts years long ago as one', () => {
    const years = [1985, 1998, 2009, 2010, 2024]
    const found = figures(years.map((year) => sampleGame('a', { year })))
    expect(found.since).toBe(2010)
    expect(found.years).toHaveLength(16)
    expect(shown(found.years.slice(0, 2))).toBe('2009:3 2010:1')
    expect(found.years.reduce((sum, { count }) => sum + count, 0)).toBe(years.length)
  })

  it('names the most common platforms first, and no more than six', () => {
    const platforms = ['a', 'b', 'b', 'c', 'd', 'e', 'f', 'g']
    const found = figures(platforms.map((name) => sampleGame('x', { platforms: [name] })))
    expect(shown(found.platforms)).toBe('b:2 a:1 c:1 d:1 e:1 f:1')
  })

  it('lists statuses in their order, without those of no game', () => {
    const found = figures([
      sampleGame('a', { status: 'wished' }),
      sampleGame('b', { status: 'playing' }),
    ])
    expect(shown(found.statuses)).toBe('playing:1 wished:1')
  })

  it('counts ratings by whole numbers and computes the average', () => {
    const rated = [8, 8.5, 9, 10].map((rating) => sampleGame('a', { rating }))
    const found = figures([...rated, sampleGame('b')])
    expect(shown(found.ratings)).toBe('8:2 9:1 10:1')
    expect(found.averageRating).toBe(8.9)
  })

  it('counts a game in every year in which it was finished', () => {
    const found = figures([
      sampleGame('a', { finished: [2020, 2022] }),
      sampleGame('b', { finished: [2022] }),
      sampleGame('c'),
    ])
    expect(shown(found.finished.years)).toBe('2020:1 2021:0 2022:2')
  })

  it('is empty where no game has the value', () => {
    expect(figures([sampleGame('a')])).toEqual({
      years: [],
      platforms: [],
      statuses: [],
      finished: { years: [] },
      ratings: [],
    })
  })
})
