import { samePathKey } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import { nearest } from '../text/nearest.ts'
import { mostListed, shortList } from '../text/shortList.ts'
import type { Report } from './diagnostic.ts'
import { leftOutReason, type LeftOutText } from './leftOut.ts'
import type { DocSource } from './loadDocs.ts'

/** Reports docs that the settings name and that do not exist: the main doc, and those of versions. */
export function reportMissingDocs(
  { docs: { mainDoc, versions }, timeZone }: SiteConfig,
  docs: readonly Pick<DocSource, 'id' | 'path'>[],
  report: Report,
  leftOut: readonly LeftOutText[],
): void {
  const error = { severity: 'error', file: 'site.config.ts' } as const
  const ids = docs.map(({ id }) => id)
  // Without the default one, the label of the version leads to the overview.
  if (mainDoc !== 'index' && !ids.includes(mainDoc)) {
    const guess = nearest(mainDoc, ids)
    const found = leftOut.find(({ id }) => id === mainDoc)
    report({
      ...error,
      message: found
        ? `docs.mainDoc names ${leftOutReason(found, timeZone)}`
        : `docs.mainDoc names the doc "${mainDoc}", which does not exist`,
      hint: guess ? `Did you mean "${guess}"?` : `Valid ids: ${shortList(ids, mostListed)}.`,
    })
  }
  const paths = new Set(docs.map(({ path }) => samePathKey(path)))
  for (const { name, path, main = path } of versions) {
    if (main === undefined || paths.has(samePathKey(main))) continue
    const guess = nearest(main, paths)
    report({
      ...error,
      message: `docs.versions: "${name}" begins at ${main}, where there is no doc`,
      hint: guess
        ? `Did you mean ${guess}? Write that as main, or an index.md into the folder of the version.`
        : 'Write an index.md into the folder of the version, or change path.',
    })
  }
}
