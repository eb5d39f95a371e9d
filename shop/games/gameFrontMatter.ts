import type { FactsContext } from 'awning'
import { date, number, text, texts, z } from 'awning/front-matter'
import { gameStatuses, type GameFacts } from './gameFacts.ts'
import { isReversed, type Playthrough } from './journal.ts'

/** The lists that a note can put its game on, and what readers call them, in the order in which they are shown. */
const listsFile = 'content/game-lists.yml'

export const fields = {
  platform: z.union([text, texts], { error: 'must be text or a list' }).optional(),
  developer: text.optional(),
  released: date.optional(),
  status: z.enum(gameStatuses, { error: `must be one of ${gameStatuses.join(', ')}` }).optional(),
  rating: number.min(0, 'must be 0 to 10').max(10, 'must be 0 to 10').optional(),
  hours: number.nonnegative('must not be negative').optional(),
  cover: text.optional(),
  started: date.optional(),
  finished: date.optional(),
  replays: z
    .array(z.strictObject({ started: date.optional(), finished: date.optional() }), {
      error: 'must be a list, such as [{ started: 2023-01-02, finished: 2023-02-03 }]',
    })
    .optional(),
  lists: z.array(text, { error: `must be a list of names of ${listsFile}` }).optional(),
}
type GameFields = z.infer<z.ZodObject<typeof fields>>

export function readFacts(front: GameFields, { image, declared, report }: FactsContext): GameFacts {
  const journal = [front, ...(front.replays ?? [])].map(playthrough)
  for (const { started, finished } of journal.filter(isReversed))
    report({
      severity: 'error',
      message: `the game was finished on ${finished} and started later, on ${started}`,
      hint: 'Write the day on which it was started first.',
    })
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
    journal: journal.filter(({ started, finished }) => (started ?? finished) !== undefined),
    lists: declared('lists', front.lists ?? [], listsFile),
  }
}

function playthrough({ started, finished }: Pick<GameFields, 'started' | 'finished'>): Playthrough {
  return {
    ...(started === undefined ? {} : { started: started.slice(0, 10) }),
    ...(finished === undefined ? {} : { finished: finished.slice(0, 10) }),
  }
}
