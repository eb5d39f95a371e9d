import type { Entry, Post } from '../content/model.ts'

type Dated = Pick<Entry, 'updated'> & Partial<Pick<Post, 'date'>>

/**
 * When the newest of some entries last changed, as far as that is known: a list changes with what it
 * lists. ISO moments sort as text; a day counts from its beginning.
 */
export function newestChange(entries: readonly Dated[]): string | undefined {
  return entries
    .flatMap(({ date, updated }) => [date?.slice(0, 10), updated])
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}
