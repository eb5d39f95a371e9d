import type { Data, Post, Site } from 'awning'
import { langOf, people, publisher, websiteName } from 'awning/structured-data'
import { gameFactsOf, type GameFacts } from './gameFacts.ts'

/** A note about a game in the vocabulary of schema.org: the game, and a review of it. */
export function gameData(site: Site, post: Post): Data | undefined {
  const game = gameFactsOf(post)
  if (!game) return undefined
  const { platform, developer, released, cover } = game
  return {
    '@type': 'VideoGame',
    name: post.title,
    url: site.url(post.path, post.textLocale),
    ...(cover ? { image: new URL(cover.src, site.config.url).href } : {}),
    ...(platform.length > 0 ? { gamePlatform: platform } : {}),
    ...(developer ? { author: { '@type': 'Organization', name: developer } } : {}),
    ...(released ? { datePublished: released } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.map(({ label }) => label) } : {}),
    ...(isReview(game) ? { review: review(site, post, game) } : {}),
  }
}

/** A game on the wish list has not been played, so there is no review of it. */
function isReview({ rating, status }: GameFacts): boolean {
  return rating !== undefined || status !== 'wished'
}

function review(site: Site, post: Post, { rating }: GameFacts): Data {
  const { config } = site
  const { textLocale, authors, description, updated } = post
  return {
    '@type': 'Review',
    url: site.url(post.path, textLocale),
    datePublished: post.date.slice(0, 10),
    ...(updated === undefined ? {} : { dateModified: updated }),
    inLanguage: langOf(config, textLocale),
    ...(description ? { description } : {}),
    author: authors.length > 0 ? people(config, authors) : publisher(config, textLocale),
    isPartOf: websiteName(config, textLocale),
    ...(rating === undefined
      ? {}
      : {
          reviewRating: {
            '@type': 'Rating',
            ratingValue: rating,
            bestRating: 10,
            worstRating: 0,
          },
        }),
  }
}
