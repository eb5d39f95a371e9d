import { describe, expect, it } from 'vitest'
import { countGames } from './countGames.ts'
import { filterGames } from './filterGames.ts'
import { facets, toggled, plainView } from './libraryView.ts'
import { sampleGame } from './sampleGame.testing.ts'

const games = [
  sampleGame('a', { tags: ['x', 'y'], platforms: ['Switch', 'PC'], status: 'finished' }),
  sampleGame('b', { tags: ['x'], platforms: ['PC'], status: 'playing', year: 2022 }),
  sampleGame('c', { tags: ['y'], platforms: ['PS5'], status: 'playing', year: 2020 }),
]

describe('countGames', () => {
  it('counts all games without filters', () => {
    const counts = countGames(games, [])
    expect(Object.fromEntries(counts.tag)).toEqual({ x: 2, y: 2 })
    expect(Object.fromEntries(counts.platform)).toEqual({ Switch: 1, PC: 2, PS5: 1 })
    expect(Object.fromEntries(counts.status)).toEqual({ finished: 1, playing: 2 })
    expect(Object.fromEntries(counts.year)).toEqual({ 2022: 1, 2020: 1 })
  })

  it('counts games that pass the filters of other facets', () => {
    const counts = countGames(games, [{ facet: 'platform', value: 'PC' }])
    expect(Object.fromEntries(counts.status)).toEqual({ finished: 1, playing: 1 })
    expect(Object.fromEntries(counts.tag)).toEqual({ x: 2, y: 1 })
  })

  it('does not change the other values of a facet whose values widen the result', () => {
    const counts = countGames(games, [{ facet: 'platform', value: 'PC' }])
    expect(Object.fromEntries(counts.platform)).toEqual({ Switch: 1, PC: 2, PS5: 1 })
  })

  it('counts for a tag how many games would remain with it', () => {
    const filters = [{ facet: 'tag', value: 'x' }] as const
    expect(Object.fromEntries(countGames(games, filters).tag)).toEqual({ x: 2, y: 1 })
    const { filters: both } = toggled({ ...plainView, filters }, { facet: 'tag', value: 'y' })
    expect(filterGames(games, both)).toHaveLength(1)
  })

  it('matches the filter: choosing a first value shows as many games as counted', () => {
    const counts = countGames(games, [])
    for (const facet of facets)
      for (const [value, count] of counts[facet])
        expect(filterGames(games, [{ facet, value }]), `${facet} ${value}`).toHaveLength(count)
  })
})
