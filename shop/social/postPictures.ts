import type { Post, PostsConfig, SocialCardContext } from 'awning'
import { gameFactsOf } from '../games/gameFacts.ts'
import { gameLine } from '../games/gameTerms.ts'
import { shopStrings } from '../strings/shopStrings.ts'
import type { Accent, PictureData } from './pictureData.ts'

const isGames = ({ kind }: PostsConfig) => kind === 'game'

/** The colour of a collection: the same as the accent of its pages. */
export function accentOf(collection: PostsConfig): Accent {
  return isGames(collection) ? 'plum' : 'gold'
}

/** The picture of a post: a game with its cover, or a page of a ledger. */
export function postPicture(
  post: Post,
  collection: PostsConfig,
  { site, imageFile }: SocialCardContext,
): PictureData {
  const section = site.text(collection.title)
  if (!isGames(collection))
    return {
      look: 'entry',
      section,
      year: post.date.slice(0, 4),
      day: dayAndMonth(post.date, site.locale.lang),
      tags: post.tags.map(({ label }) => label),
    }
  const game = gameFactsOf(post)
  const cover = game?.cover && imageFile(game.cover)
  return {
    look: 'game',
    section,
    facts: game ? gameLine(game, site) : '',
    ...(game?.rating === undefined ? {} : { rating: String(game.rating) }),
    ...(cover ? { cover } : {}),
  }
}

/** The picture of a list: the newest covers, or the newest titles as lines of a ledger. */
export function postListPicture(
  posts: readonly Post[],
  collection: PostsConfig,
  { site, imageFile }: SocialCardContext,
): PictureData {
  const { home } = shopStrings(site)
  const section = isGames(collection) ? home.games : home.posts
  const covers = posts.flatMap((post) => {
    const cover = gameFactsOf(post)?.cover
    return (cover && imageFile(cover)) ?? []
  })
  if (covers.length > 0) return { look: 'counter', section, covers: covers.slice(0, 3) }
  return {
    look: 'ledger',
    section,
    lines: posts.slice(0, 5).map((post) => ({ date: post.date.slice(0, 10), text: post.title })),
    accent: accentOf(collection),
  }
}

/** How many posts there are of each year, the newest year first, as the posts are. */
export function countByYear(posts: readonly Post[]): [string, number][] {
  const years = new Map<string, number>()
  for (const { date } of posts) {
    const year = date.slice(0, 4)
    years.set(year, (years.get(year) ?? 0) + 1)
  }
  return [...years]
}

function dayAndMonth(date: string, lang: string): string {
  const format = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(lang, format).format(new Date(date))
}
