import type { Image, Post, PostFacts } from 'awning'

/** What a note says about the game itself. */
export interface GameFacts extends PostFacts {
  readonly kind: 'game'
  readonly platform: readonly string[]
  readonly developer?: string
  readonly released?: string
  readonly status?: GameStatus
  readonly rating?: number
  readonly hours?: number
  readonly cover?: Image
}

export const gameStatuses = [
  'playing',
  'finished',
  'mastered',
  'paused',
  'dropped',
  'wished',
] as const
export type GameStatus = (typeof gameStatuses)[number]

/** The facts of a post, if it is a note about a game. */
export function gameFactsOf({ facts }: Post): GameFacts | undefined {
  return facts && isGameFacts(facts) ? facts : undefined
}

function isGameFacts(facts: PostFacts): facts is GameFacts {
  return facts.kind === 'game'
}
