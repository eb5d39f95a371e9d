import { definePostKind, plural, postCard } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import { gameData } from './gameData.ts'
import { gameFactsOf } from './gameFacts.ts'
import { gameLibrary, type Library } from './gameLibrary.ts'
import { gameLine, gameTerms } from './gameTerms.ts'

/** Notes about games: platform, rating, cover, and a library of them. */
export const gameKind = definePostKind<Library>({
  name: 'game',
  frontMatter: () => import('./gameFrontMatter.ts'),
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
  socialCard(post, collection, context) {
    const game = gameFactsOf(post)
    const card = postCard(post, collection, context)
    return game ? { ...card, facts: [gameLine(game, context.site)] } : card
  },
  listExtra: gameLibrary,
  List: () => import('./library/LibrarySection.tsx'),
})
