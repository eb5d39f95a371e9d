import type { Entry } from '../content/model.ts'
import { formatShortDate } from '../i18n/format.ts'
import type { WrittenDay } from '../theme/article/LastUpdated.tsx'
import type { Site } from '../theme/localeSite.ts'

/** When a text was last changed, if that is known and shown. Browsers might write the day in another way than Node. */
export function lastUpdated({ locale }: Site, { updated }: Entry): { updated?: WrittenDay } {
  return updated ? { updated: { day: updated, text: formatShortDate(updated, locale.lang) } } : {}
}
