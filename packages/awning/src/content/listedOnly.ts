import type { ReadingPath } from './model.ts'
import type { Requires } from './resolveRequires.ts'

export interface Guides {
  readonly requires: Requires
  readonly paths: readonly ReadingPath[]
}

/** What leads readers from one doc to others, without docs that are in no list. */
export function listedOnly(guides: Guides, unlisted: ReadonlySet<string>): Guides {
  if (unlisted.size === 0) return guides
  const listed = (paths: readonly string[]) => paths.filter((path) => !unlisted.has(path))
  const { requires, paths } = guides
  return {
    requires: new Map(
      listed([...requires.keys()]).map((path) => [path, listed(requires.get(path) ?? [])]),
    ),
    paths: paths.map((path) => ({ ...path, docs: listed(path.docs) })),
  }
}
