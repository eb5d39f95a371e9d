import { plural } from '../../../i18n/format.ts'
import { postLedgerCard } from '../../postCards.ts'
import { definePostKind } from '../definePostKind.ts'
import { gameData } from './gameData.ts'
import { gameFactsOf } from './gameFacts.ts'
import { gameLibrary, type Library } from './gameLibrary.ts'
import { gameLine, gameTerms } from './gameTerms.ts'

/** Notes about games: platform, rating, cover, and a library once there are many. */
export const gameKind = definePostKind<Library>({
  name: 'game',
  frontMatter: () => import('./gameFrontMatter.ts'),
  accent: 'plum',
  count: (count, { t, locale }) => plural(t.games, count, locale.lang),
  terms(post, t, lang) {
    const game = gameFactsOf(post)
    return game ? gameTerms(game, t, lang) : []
  },
  picture: (post) => gameFactsOf(post)?.cover,
  searchWords(post) {
    const { platform = [], developer } = gameFactsOf(post) ?? {}
    return [...platform, ...(developer === undefined ? [] : [developer])]
  },
  structuredData: (post, config) => gameData(config, post),
  socialCard(post, collection, { site, pictureFile }) {
    const game = gameFactsOf(post)
    const cover = game?.cover && pictureFile(game.cover)
    return {
      look: 'game',
      title: post.title,
      place: site.text(collection.title),
      facts: game ? gameLine(game, site.t) : '',
      ...(game?.rating === undefined ? {} : { rating: String(game.rating) }),
      ...(cover ? { cover } : {}),
    }
  },
  listSocialCard(posts, collection, { site, pictureFile }) {
    const place = site.t.homeGames
    const covers = posts.flatMap((post) => {
      const cover = gameFactsOf(post)?.cover
      return (cover && pictureFile(cover)) ?? []
    })
    return covers.length > 0
      ? { look: 'counter', title: site.text(collection.title), place, covers: covers.slice(0, 3) }
      : postLedgerCard(posts, { title: site.text(collection.title), place, accent: 'plum' })
  },
  listExtra: gameLibrary,
  components: () => import('./gameComponents.tsx'),
  listComponents: () => import('./gameListComponents.tsx'),
})
