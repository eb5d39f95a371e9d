import { describe, expect, it } from 'vitest'
import type { Post } from 'awning'
import { plainSite } from '../../packages/awning/src/config/plainSite.testing.ts'
import { siteFor } from '../../packages/awning/src/theme/localeSite.ts'
import { gameData } from './gameData.ts'
import type { GameFacts } from './gameFacts.ts'

const body = { kind: 'blocks', hash: '', blocks: [], hasDiagram: false } as const
const game: GameFacts = {
  kind: 'game',
  journal: [],
  lists: [],
  platform: ['Switch', 'PC'],
  developer: 'Paperboat',
  released: '2022-01-19',
  status: 'finished',
  rating: 8.5,
  cover: { src: '/assets/boat.svg', width: 640, height: 400 },
}
const post: Post = {
  locale: 'en',
  textLocale: 'zh',
  file: '',
  path: '/game/boat',
  title: 'Paper Boat',
  description: 'A boat.',
  keywords: [],
  stale: false,
  body,
  preview: body,
  toc: [],
  date: '2022-04-10T00:00:00.000Z',
  tags: [{ segment: '独立', label: 'Indie', path: '/game/tags/独立' }],
  authors: [{ key: 'owner', name: 'Owner', url: '/about' }],
  truncated: false,
  facts: game,
}

const site = siteFor(plainSite, 'zh')
const website = {
  '@type': 'WebSite',
  '@id': 'https://fixture.example/#website',
  url: 'https://fixture.example/',
  name: 'Fixture',
}

/** The note has no translation and is shown on a page of the other language: its data names the page of the original. */
describe('the structured data of a game note', () => {
  it('describes the game and the review, with the rating out of ten', () => {
    expect(gameData(site, post)).toEqual({
      '@type': 'VideoGame',
      name: 'Paper Boat',
      url: 'https://fixture.example/game/boat',
      image: 'https://fixture.example/assets/boat.svg',
      gamePlatform: ['Switch', 'PC'],
      author: { '@type': 'Organization', name: 'Paperboat' },
      datePublished: '2022-01-19',
      keywords: ['Indie'],
      review: {
        '@type': 'Review',
        url: 'https://fixture.example/game/boat',
        datePublished: '2022-04-10',
        inLanguage: 'zh',
        description: 'A boat.',
        author: [{ '@type': 'Person', name: 'Owner', url: 'https://fixture.example/about' }],
        isPartOf: website,
        reviewRating: { '@type': 'Rating', ratingValue: 8.5, bestRating: 10, worstRating: 0 },
      },
    })
  })

  it('contains nothing that is not in the front matter', () => {
    const bare = {
      ...post,
      tags: [],
      authors: [],
      description: '',
      facts: { kind: 'game', platform: [], journal: [], lists: [] } satisfies GameFacts,
    }
    expect(gameData(site, bare)).toEqual({
      '@type': 'VideoGame',
      name: 'Paper Boat',
      url: 'https://fixture.example/game/boat',
      review: {
        '@type': 'Review',
        url: 'https://fixture.example/game/boat',
        datePublished: '2022-04-10',
        inLanguage: 'zh',
        author: expect.objectContaining({ '@type': 'Organization', name: 'Fixture' }),
        isPartOf: website,
      },
    })
  })

  it('reviews no game that is only wished for', () => {
    const wished = {
      ...post,
      facts: {
        kind: 'game',
        platform: ['PC'],
        status: 'wished',
        journal: [],
        lists: [],
      } satisfies GameFacts,
    }
    expect(gameData(site, wished)).not.toHaveProperty('review')
  })

  it('exists only for games', () => {
    const { facts: _, ...article } = post
    expect(gameData(site, article)).toBeUndefined()
  })
})
