import type { Post, Site } from 'awning'
import { gameFactsOf } from '../games/gameFacts.ts'
import { gameLine } from '../games/gameTerms.ts'
import type { LatestGame } from './LatestGames.tsx'

/** A note about a game as the home page shows it. */
export function latestGame(site: Pick<Site, 'locale'>, post: Post): LatestGame {
  const game = gameFactsOf(post)
  return { ...post, cover: game?.cover, line: game ? gameLine(game, site) : '' }
}
