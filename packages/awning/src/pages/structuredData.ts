import { graph } from '../features/structured-data/data.ts'
import type { Site } from '../theme/localeSite.ts'
import { kindOf, type Kinds } from './kinds.ts'
import type { Route } from './route.ts'

/** The structured data of a page as JSON; undefined if its kind has none. */
export function structuredData(
  site: Site,
  { page, path }: Pick<Route, 'page' | 'path'>,
  kinds: Kinds,
): string | undefined {
  const context = { site, path, postKinds: kinds.posts }
  const nodes = kindOf(kinds.pages, page).structuredData?.(page, context) ?? []
  const known = nodes.filter((node) => node !== undefined)
  return known.length === 0 ? undefined : JSON.stringify(graph(known))
}
