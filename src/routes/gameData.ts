import type { Post } from '../content/model.ts'
import type { Site } from '../theme/site.ts'

type Data = { readonly [key: string]: string | number | readonly string[] | Data | readonly Data[] }

/** What a game note tells machines, in the words of schema.org: a game, and what we think of it. */
export function gameData(site: Site, post: Post): Data | undefined {
  const { game } = post
  if (!game) return undefined
  const { platform, developer, released, cover } = game
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name: post.title,
    ...(cover ? { image: new URL(cover.src, site.config.url).href } : {}),
    ...(platform.length > 0 ? { gamePlatform: platform } : {}),
    ...(developer ? { author: { '@type': 'Organization', name: developer } } : {}),
    ...(released ? { datePublished: released } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.map(({ label }) => label) } : {}),
    ...(isReview(post) ? { review: review(site, post) } : {}),
  }
}

/** A game that is only wished for has been judged by nobody. */
function isReview({ game }: Post): boolean {
  return game?.rating !== undefined || game?.status !== 'wished'
}

function review({ url, config }: Site, post: Post): Data {
  const { locales } = config
  const lang = locales.find(({ id }) => id === post.textLocale)?.lang ?? post.textLocale
  const rating = post.game?.rating
  return {
    '@type': 'Review',
    url: url(post.path),
    datePublished: post.date.slice(0, 10),
    inLanguage: lang,
    ...(post.description ? { description: post.description } : {}),
    ...(post.authors.length > 0
      ? {
          author: post.authors.map((author) => ({
            '@type': 'Person',
            name: author.name,
            ...(author.url ? { url: new URL(author.url, config.url).href } : {}),
          })),
        }
      : {}),
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
