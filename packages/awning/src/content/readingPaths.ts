import type { SiteConfig } from '../config/site.ts'
import type { DocSource } from './loadDocs.ts'
import type { ReadingPath } from './model.ts'
import type { Report } from './diagnostic.ts'
import type { LeftOutText } from './leftOut.ts'
import type { Requires } from './resolveRequires.ts'
import { nearestAmong } from '../text/nearest.ts'

/** The reading paths of the settings, checked against the existing docs. */
export function readingPaths(
  { docs: { paths } }: SiteConfig,
  docs: readonly Pick<DocSource, 'id' | 'path'>[],
  requires: Requires,
  report: Report,
  leftOut: readonly Pick<LeftOutText, 'id'>[] = [],
): ReadingPath[] {
  const byId = new Map(docs.map(({ id, path }) => [id, path]))
  const nearestId = nearestAmong(byId.keys())
  return paths.map(({ id, title, docs: steps }) => {
    const found = steps.flatMap((step) => {
      const path = byId.get(step)
      if (path !== undefined) return [path]
      // It becomes a step when it is published.
      if (leftOut.some((doc) => doc.id === step)) return []
      const guess = nearestId(step)
      report({
        severity: 'error',
        file: 'site.config.ts',
        message: `the path "${id}" names the doc "${step}", which does not exist`,
        ...(guess ? { hint: `Did you mean "${guess}"?` } : {}),
      })
      return []
    })
    const positions = new Map(found.map((path, index) => [path, index] as const).toReversed())
    for (const [index, path] of found.entries()) {
      const later = requires.get(path)?.find((needed) => (positions.get(needed) ?? -1) > index)
      if (later === undefined) continue
      report({
        severity: 'warning',
        file: 'site.config.ts',
        message: `the path "${id}" has ${path} before ${later}, which it requires`,
        hint: 'Change their order in the path, or requires in the front matter.',
      })
    }
    return { id, title, docs: found }
  })
}
