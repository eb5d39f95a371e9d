import type { SearchStrings } from '../../../i18n/strings.ts'
import type { Site } from '../../../theme/localeSite.ts'

/** The texts of the search panel; titles of areas by their id. */
export interface SearchWords extends SearchStrings {
  readonly close: string
  readonly retry: string
  readonly loading: string
  readonly areas: Readonly<Record<string, string>>
}

/** Which index to search, and the language tag for plurals. */
export interface SearchLocale {
  readonly locale: string
  readonly lang: string
  readonly base: string
}

export function searchWords({ t, config, text }: Site): SearchWords {
  const collections = config.posts.map(({ id, title }) => [id, text(title)])
  return {
    ...t.search,
    close: t.close,
    retry: t.retry,
    loading: t.loading,
    areas: { docs: t.search.docs, pages: t.search.pages, ...Object.fromEntries(collections) },
  }
}
