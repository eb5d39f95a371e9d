import { isoMoment } from './moment.ts'
import type { Unpublished, VisibilityFields } from './visibility.ts'

/** The moment from which on a text with this date is published, in milliseconds: the start of the day, if it says no time. */
export function publicationTime(date: string, timeZone: string): number {
  return Date.parse(isoMoment(date.length === 10 ? `${date} 00:00` : date, timeZone))
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
