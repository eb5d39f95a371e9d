import { format, formatDate, type PostTerm, type Site } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import type { GameFacts } from './gameFacts.ts'
import { playthroughText } from './journal.ts'

/** The facts of a game in words, a term and its value each. */
export function gameTerms(game: GameFacts, site: Pick<Site, 'locale'>): PostTerm[] {
  const { game: t } = shopStrings(site)
  const { lang } = site.locale
  const list = new Intl.ListFormat(lang, { type: 'conjunction', style: 'narrow' })
  const [first, ...others] = game.journal.map((played) => playthroughText(played, t.journal, lang))
  const facts: [string, string | undefined][] = [
    [t.platform, game.platform.length > 0 ? list.format(game.platform) : undefined],
    [t.developer, game.developer],
    [t.released, game.released && formatDate(game.released, lang)],
    [t.status, game.status && t.statuses[game.status]],
    [t.rating, game.rating === undefined ? undefined : `${game.rating} / 10`],
    [t.hours, game.hours === undefined ? undefined : format(t.hoursValue, { count: game.hours })],
    [t.played, first],
    [t.replayed, others.length > 0 ? list.format(others) : undefined],
    [
      t.lists,
      game.lists.length > 0 ? list.format(game.lists.map(({ label }) => label)) : undefined,
    ],
  ]
  return facts.flatMap(([term, value]) => (value === undefined ? [] : [[term, value]]))
}

/** `Switch · 2022 · Finished` */
export function gameLine(game: GameFacts, site: Pick<Site, 'locale'>): string {
  const { game: t } = shopStrings(site)
  const status = game.status && t.statuses[game.status]
  return [game.platform.join(' / '), game.released?.slice(0, 4), status].filter(Boolean).join(' · ')
}
