import { hash } from '../../cache/hash.ts'
import type { AnyEntry } from '../../content/model.ts'

/** What lists show of an entry. */
export type ListedEntry = Pick<AnyEntry, 'title' | 'path' | 'description' | 'locale' | 'textLocale'>

const known = new WeakMap<readonly ListedEntry[], string>()

/** Changes with what lists show of these entries, and not with their texts: most edits change no list. */
export function listedHash(entries: readonly ListedEntry[]): string {
  let found = known.get(entries)
  if (found === undefined) {
    const shown = entries.flatMap(({ title, path, description, locale, textLocale }) => [
      title,
      path,
      description,
      locale === textLocale,
    ])
    found = hash(JSON.stringify(shown))
    known.set(entries, found)
  }
  return found
}
