import { describe, expect, it } from 'vitest'
import type { LibraryGame } from './libraryGame.ts'
import type { Sort } from './libraryView.ts'
import { sampleGame } from './sampleGame.testing.ts'
import { sortGames } from './sortGames.ts'

const order = (games: readonly LibraryGame[], sort: Sort, lang = 'en') =>
  sortGames(games, sort, lang).map(({ title }) => title)

describe('sortGames', () => {
  it('puts the newest note first, and does not reorder notes of one day', () => {
    const games = [
      sampleGame('old', { date: '2020-05-01' }),
      sampleGame('one', { date: '2022-01-01' }),
      sampleGame('two', { date: '2022-01-01' }),
    ]
    expect(order(games, 'date')).toEqual(['one', 'two', 'old'])
  })

  it('puts titles in the order of the language, numbers by their size', () => {
    const games = ['渡口', 'Zelda', '安静', 'Éclair', 'apple', '长街 10', '长街 9'].map((title) =>
      sampleGame(title),
    )
    const chinese = order(games, 'title', 'zh')
    expect(chinese.filter((title) => /^\p{Script=Han}/u.test(title))).toEqual([
      '安静',
      '渡口',
      '长街 9',
      '长街 10',
    ])
    expect(order(games, 'title', 'en').slice(0, 3)).toEqual(['apple', 'Éclair', 'Zelda'])
  })

  it.each(['rating', 'hours'] as const)(
    'puts the highest %s first and the unknown last',
    (sort) => {
      const games = [
        sampleGame('unknown'),
        sampleGame('none', { [sort]: 0 }),
        sampleGame('high', { [sort]: 9.5 }),
        sampleGame('also unknown'),
        sampleGame('middle', { [sort]: 7 }),
      ]
      expect(order(games, sort)).toEqual(['high', 'middle', 'none', 'unknown', 'also unknown'])
    },
  )

  it('does not change the list that it is given', () => {
    const games = [sampleGame('b'), sampleGame('a')]
    sortGames(games, 'title', 'en')
    expect(games.map(({ title }) => title)).toEqual(['b', 'a'])
  })
})
