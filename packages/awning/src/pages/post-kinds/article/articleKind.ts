import { plural } from '../../../i18n/format.ts'
import { definePostKind } from '../definePostKind.ts'

/** A text with a date and nothing else: what a blog consists of. */
export const articleKind = definePostKind({
  name: 'article',
  count: (count, { t, locale }) => plural(t.posts, count, locale.lang),
})
