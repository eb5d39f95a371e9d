import { z } from 'zod'
import type { Image, Post, PostFacts } from '../../../content/model.ts'
import type { FactsContext } from '../../../content/postKind.ts'
import { date, number, text, texts } from '../../../content/schemas.ts'

/** What a note about a game tells of the game itself. */
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

export const gameFields = {
  platform: z.union([text, texts], { error: 'must be text or a list' }).optional(),
  developer: text.optional(),
  released: date.optional(),
  status: z.enum(gameStatuses, { error: `must be one of ${gameStatuses.join(', ')}` }).optional(),
  rating: number.min(0, 'must be 0 to 10').max(10, 'must be 0 to 10').optional(),
  hours: number.nonnegative('must not be negative').optional(),
  cover: text.optional(),
}
type GameFields = z.infer<z.ZodObject<typeof gameFields>>

export function readGameFacts(front: GameFields, { image, report }: FactsContext): GameFacts {
  const cover = front.cover === undefined ? undefined : image(front.cover)
  if (front.cover !== undefined && !cover) {
    report({
      severity: 'error',
      message: `cover: ${front.cover} does not exist`,
      hint: 'Write its path from this file, such as ./covers/name.svg.',
    })
  }
  return {
    kind: 'game',
    platform: front.platform === undefined ? [] : [front.platform].flat(),
    ...(front.developer === undefined ? {} : { developer: front.developer }),
    ...(front.released === undefined ? {} : { released: front.released }),
    ...(front.status === undefined ? {} : { status: front.status }),
    ...(front.rating === undefined ? {} : { rating: front.rating }),
    ...(front.hours === undefined ? {} : { hours: front.hours }),
    ...(cover ? { cover } : {}),
  }
}

/** The facts of a post, if it is a note about a game. */
export function gameFactsOf({ facts }: Post): GameFacts | undefined {
  return facts && isGameFacts(facts) ? facts : undefined
}

function isGameFacts(facts: PostFacts): facts is GameFacts {
  return facts.kind === 'game'
}
