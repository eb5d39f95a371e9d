import { urlOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import type { Data } from './data.ts'
import { people } from './people.ts'
import { langOf, publisher, websiteName } from './websiteData.ts'

/** What a game note tells machines, in the words of schema.org: a game, and what we think of it. */
export function gameData(config: SiteConfig, post: Post): Data | undefined {
  const { game } = post
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
    ...(isReview(post) ? { review: review(config, post) } : {}),
  }
}

/** A game that is only wished for has been judged by nobody. */
function isReview({ game }: Post): boolean {
  return game?.rating !== undefined || game?.status !== 'wished'
}

function review(config: SiteConfig, post: Post): Data {
  const { textLocale, authors, description, updated } = post
  const rating = post.game?.rating
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
