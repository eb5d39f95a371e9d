import { plural } from '../../../i18n/format.ts'
import { postLedgerCard } from '../../postCards.ts'
import { definePostKind } from '../definePostKind.ts'

/** A text with a date and nothing else: what a blog consists of. */
export const articleKind = definePostKind({
  name: 'article',
  accent: 'gold',
  count: (count, { t, locale }) => plural(t.posts, count, locale.lang),
  socialCard: (post, collection, { site }) => ({
    look: 'entry',
    title: post.title,
    place: site.text(collection.title),
    year: post.date.slice(0, 4),
    day: dayAndMonth(post.date, site.locale.lang),
    tags: post.tags.map(({ label }) => label),
  }),
  listSocialCard: (posts, collection, { site }) =>
    postLedgerCard(posts, {
      title: site.text(collection.title),
      place: site.t.homePosts,
      accent: 'gold',
    }),
})

function dayAndMonth(date: string, lang: string): string {
  const format = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(lang, format).format(new Date(date))
}
