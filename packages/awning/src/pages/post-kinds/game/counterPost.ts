import type { Post } from '../../../content/model.ts'
import type { CounterPost } from '../../../theme/home/Counter.tsx'
import type { Site } from '../../../theme/site.ts'
import { gameFactsOf } from './gameFacts.ts'
import { gameLine } from './gameTerms.ts'

/** A note about a game as the home page shows it. */
export function counterPost({ t }: Pick<Site, 't'>, post: Post): CounterPost {
  const game = gameFactsOf(post)
  return { ...post, cover: game?.cover, line: game ? gameLine(game, t) : '' }
}
