import type { Unpublished, VisibilityFields } from './visibility.ts'

/**
 * The moment at which a written date begins, in milliseconds. A date without a time is the start of
 * that day. Without a zone of its own, it is in the time zone of the site's settings.
 */
export function publicationTime(date: string, timeZone: string): number {
  const written = date.replace(' ', 'T')
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(written.slice(10))) return Date.parse(written)
  const inUtc = Date.parse(written.length === 10 ? `${written}T00:00Z` : `${written}Z`)
  // The offset depends on the moment, which depends on the offset: the second estimate is right.
  const estimate = inUtc - offsetAt(inUtc, timeZone)
  return inUtc - offsetAt(estimate, timeZone)
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = parts.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // `GMT` alone is UTC.
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Why a build at this moment leaves a text out; undefined if it does not. */
export function unpublishedAt(
  now: number,
  { draft, date }: Pick<VisibilityFields, 'draft' | 'date'>,
  timeZone: string,
): Unpublished | undefined {
  if (draft) return { state: 'draft' }
  const from = date === undefined ? now : publicationTime(date, timeZone)
  return from > now ? { state: 'scheduled', from: new Date(from).toISOString() } : undefined
}

/** A moment as the owner of a site reads it: `2030-05-01 00:00 (Asia/Shanghai)`. */
export function momentText(iso: string, timeZone: string): string {
  // Swedish dates have the form of ISO dates.
  const text = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return `${text.format(new Date(iso))} (${timeZone})`
}
