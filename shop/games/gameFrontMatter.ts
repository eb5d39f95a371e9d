import type { FactsContext } from 'awning'
import { date, number, text, texts, z } from 'awning/front-matter'
import { gameStatuses, type GameFacts } from './gameFacts.ts'

export const fields = {
  platform: z.union([text, texts], { error: 'must be text or a list' }).optional(),
  developer: text.optional(),
  released: date.optional(),
  status: z.enum(gameStatuses, { error: `must be one of ${gameStatuses.join(', ')}` }).optional(),
  rating: number.min(0, 'must be 0 to 10').max(10, 'must be 0 to 10').optional(),
  hours: number.nonnegative('must not be negative').optional(),
  cover: text.optional(),
}
type GameFields = z.infer<z.ZodObject<typeof fields>>

export function readFacts(front: GameFields, { image }: FactsContext): GameFacts {
  const cover = front.cover === undefined ? undefined : image('cover', front.cover)
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
