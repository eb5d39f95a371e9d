import type { Entry, Post } from '../content/model.ts'

type Dated = Pick<Entry, 'updated'> & Partial<Pick<Post, 'date'>>

/**
 * The latest date of change of some entries, if known, because a list changes with its entries. ISO
 * dates are compared as text; a day counts from its beginning.
 */
export function newestChange(entries: readonly Dated[]): string | undefined {
  return entries
    .flatMap(({ date, updated }) => [date?.slice(0, 10), updated])
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}
