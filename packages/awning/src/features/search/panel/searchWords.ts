import type { SearchStrings } from '../../../i18n/strings.ts'
import type { Site } from '../../../theme/site.ts'

/** Everything search says; areas of the site by their id. */
export interface SearchWords extends SearchStrings {
  readonly close: string
  readonly retry: string
  readonly loading: string
  readonly areas: Readonly<Record<string, string>>
}

/** Where the index of this language is, and how its numbers are said. */
export interface SearchPlace {
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
    areas: { docs: t.search.docs, ...Object.fromEntries(collections) },
  }
}
