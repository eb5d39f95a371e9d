import { definePostKind, plural } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import { gameData } from './gameData.ts'
import { gameFactsOf } from './gameFacts.ts'
import { gameLibrary, type Library } from './gameLibrary.ts'
import { gameLine, gameTerms } from './gameTerms.ts'

/** Notes about games: platform, rating, cover, and a library once there are many. */
export const gameKind = definePostKind<Library>({
  name: 'game',
  frontMatter: () => import('./gameFrontMatter.ts'),
  accent: 'plum',
  count: (count, site) => plural(shopStrings(site).games, count, site.locale.lang),
  terms(post, site) {
    const game = gameFactsOf(post)
    return game ? gameTerms(game, site) : []
  },
  picture: (post) => gameFactsOf(post)?.cover,
  searchWords(post) {
    const { platform = [], developer } = gameFactsOf(post) ?? {}
    return [...platform, ...(developer === undefined ? [] : [developer])]
  },
  structuredData: (post, site) => gameData(site, post),
  socialCard(post, collection, { site, pictureFile }) {
    const game = gameFactsOf(post)
    const cover = game?.cover && pictureFile(game.cover)
    return {
      look: 'game',
      title: post.title,
      place: site.text(collection.title),
      facts: game ? gameLine(game, site) : '',
      ...(game?.rating === undefined ? {} : { rating: String(game.rating) }),
      ...(cover ? { cover } : {}),
    }
  },
  listSocialCard(posts, collection, { site, pictureFile }) {
    const place = shopStrings(site).home.games
    const covers = posts.flatMap((post) => {
      const cover = gameFactsOf(post)?.cover
      return (cover && pictureFile(cover)) ?? []
    })
    return covers.length > 0
      ? { look: 'counter', title: site.text(collection.title), place, covers: covers.slice(0, 3) }
      : {
          look: 'ledger',
          title: site.text(collection.title),
          place,
          accent: 'plum',
          lines: posts
            .slice(0, 5)
            .map((post) => ({ date: post.date.slice(0, 10), text: post.title })),
        }
  },
  listExtra: gameLibrary,
  List: () => import('./library/LibrarySection.tsx'),
})
