import type { AnyEntry, Content } from './model.ts'

/** All texts of the model that have a page, in all locales. */
export function entriesOf({ locales }: Content): AnyEntry[] {
  return Object.values(locales).flatMap(({ docs, unlistedDocs, posts, pages }): AnyEntry[] => [
    ...docs,
    ...unlistedDocs,
    ...pages,
    ...Object.values(posts).flatMap((found) => [...found.posts, ...found.unlisted]),
  ])
}
