import { plural } from '../../../i18n/format.ts'
import { definePostKind } from '../definePostKind.ts'

/** An article: a text with a date and no further facts. */
export const articleKind = definePostKind({
  name: 'article',
  count: (count, { t, locale }) => plural(t.posts, count, locale.lang),
})
