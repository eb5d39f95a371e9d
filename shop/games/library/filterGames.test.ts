import { describe, expect, it } from 'vitest'
import { filterGames } from './filterGames.ts'
import type { Facet } from './libraryView.ts'
import { sampleGame } from './sampleGame.testing.ts'

const games = [
  sampleGame('a', { tags: ['动作', 'indie'], platforms: ['Switch', 'PC'], status: 'finished' }),
  sampleGame('b', { tags: ['动作'], platforms: ['PC'], status: 'playing', year: 2022 }),
  sampleGame('c', { tags: ['indie'], platforms: ['PS5'], year: 2020 }),
  sampleGame('d'),
]
const titles = (...filters: [Facet, string][]) =>
  filterGames(
    games,
    filters.map(([facet, value]) => ({ facet, value })),
  )
    .map(({ title }) => title)
    .join('')

describe('filterGames', () => {
  it('returns all games without filters', () => {
    expect(titles()).toBe('abcd')
  })

  it('finds by tag, platform, status and year', () => {
    expect(titles(['tag', 'indie'])).toBe('ac')
    expect(titles(['platform', 'PC'])).toBe('ab')
    expect(titles(['status', 'playing'])).toBe('b')
    expect(titles(['year', '2020'])).toBe('c')
  })

  it('returns games that have all of several tags', () => {
    expect(titles(['tag', 'indie'], ['tag', '动作'])).toBe('a')
  })

  it('returns games that have any of several platforms, statuses or years', () => {
    expect(titles(['platform', 'Switch'], ['platform', 'PS5'])).toBe('ac')
    expect(titles(['status', 'playing'], ['status', 'finished'])).toBe('ab')
    expect(titles(['year', '2020'], ['year', '2022'])).toBe('bc')
  })

  it('combines filters of different facets', () => {
    expect(titles(['platform', 'PC'], ['status', 'finished'])).toBe('a')
    expect(titles(['platform', 'PC'], ['year', '2020'])).toBe('')
  })

  it('returns nothing for a value that no game has', () => {
    expect(titles(['platform', 'pc'])).toBe('')
  })
})
