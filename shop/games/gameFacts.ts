import type { DeclaredName, Image, Post, PostFacts } from 'awning'
import type { Playthrough } from './journal.ts'

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
  /** Every time that it was played, the first one first; empty if no day is known. */
  readonly journal: readonly Playthrough[]
  /** The lists that it is on, as `content/game-lists.yml` declares them. */
  readonly lists: readonly DeclaredName[]
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
