import { urlOf } from '../../../config/address.ts'
import type { SiteConfig } from '../../../config/site.ts'
import type { Post } from '../../../content/model.ts'
import type { Data } from '../../../features/structured-data/data.ts'
import { people } from '../../../features/structured-data/personData.ts'
import { langOf, publisher, websiteName } from '../../../features/structured-data/websiteData.ts'
import { gameFactsOf, type GameFacts } from './gameFacts.ts'

/** A note about a game in the vocabulary of schema.org: the game, and a review of it. */
export function gameData(config: SiteConfig, post: Post): Data | undefined {
  const game = gameFactsOf(post)
  if (!game) return undefined
  const { platform, developer, released, cover } = game
  return {
    '@type': 'VideoGame',
    name: post.title,
    ...(cover ? { image: new URL(cover.src, config.url).href } : {}),
    ...(platform.length > 0 ? { gamePlatform: platform } : {}),
    ...(developer ? { author: { '@type': 'Organization', name: developer } } : {}),
    ...(released ? { datePublished: released } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.map(({ label }) => label) } : {}),
    ...(isReview(game) ? { review: review(config, post, game) } : {}),
  }
}

/** A game that is only wished for has not been reviewed. */
function isReview({ rating, status }: GameFacts): boolean {
  return rating !== undefined || status !== 'wished'
}

function review(config: SiteConfig, post: Post, { rating }: GameFacts): Data {
  const { textLocale, authors, description, updated } = post
  return {
    '@type': 'Review',
    url: urlOf(config, textLocale, post.path),
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
