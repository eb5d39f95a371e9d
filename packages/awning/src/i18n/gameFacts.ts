import type { GameFacts } from '../content/model.ts'
import { format, formatDate } from './format.ts'
import type { Strings } from './strings.ts'

/** What the front matter tells of a game, in words: a term and its value each. */
export function gameFacts(
  game: GameFacts,
  { game: t }: Pick<Strings, 'game'>,
  lang: string,
): [term: string, value: string][] {
  const list = new Intl.ListFormat(lang, { type: 'conjunction', style: 'narrow' })
  const facts: [string, string | undefined][] = [
    [t.platform, game.platform.length > 0 ? list.format(game.platform) : undefined],
    [t.developer, game.developer],
    [t.released, game.released && formatDate(game.released, lang)],
    [t.status, game.status && t.statuses[game.status]],
    [t.rating, game.rating === undefined ? undefined : `${game.rating} / 10`],
    [t.hours, game.hours === undefined ? undefined : format(t.hoursValue, { count: game.hours })],
  ]
  return facts.flatMap(([term, value]) => (value === undefined ? [] : [[term, value]]))
}
