import { plural } from '../../../i18n/format.ts'
import { postCard } from '../../postCards.ts'
import { definePostKind } from '../definePostKind.ts'
import { gameData } from './gameData.ts'
import { gameFactsOf } from './gameFacts.ts'
import { gameLibrary, type Library } from './gameLibrary.ts'
import { gameLine, gameTerms } from './gameTerms.ts'

/** Notes about games: platform, rating, cover, and a library once there are many. */
export const gameKind = definePostKind<Library>({
  name: 'game',
  frontMatter: () => import('./gameFrontMatter.ts'),
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
  socialCard(post, collection, context) {
    const game = gameFactsOf(post)
    const card = postCard(post, collection, context)
    return game ? { ...card, facts: [gameLine(game, context.site.t)] } : card
  },
  listExtra: gameLibrary,
  components: () => import('./gameComponents.tsx'),
  listComponents: () => import('./gameListComponents.tsx'),
})
