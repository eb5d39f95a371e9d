import { corpusName, type Measured } from '../content/corpus.ts'
import { buildModes, type BuildMode, type BuildRecord } from '../records.ts'
import { megabytes, seconds, type Format } from './format.ts'
import { cell, cellsOf, type Cell, type Row } from './row.ts'
import { at, sitesOf } from './select.ts'

const modeNames: Readonly<Record<BuildMode, string>> = {
  cold: 'Cold build',
  unchanged: 'Rebuild, nothing changed',
  changed: 'Rebuild, one file changed',
  added: 'Rebuild, one file added',
  moved: 'Rebuild, one file moved in its folder',
}

type Figure = 'seconds' | 'peakBytes' | 'outputBytes'

/** Times of all kinds of builds, and memory of cold ones. */
export function buildRows(builds: readonly BuildRecord[]): Row[] {
  return [
    ...buildModes.flatMap((mode) => rows(builds, modeNames[mode], seconds, mode, 'seconds')),
    ...rows(builds, 'Peak memory of a cold build', megabytes, 'cold', 'peakBytes'),
  ]
}

export function outputRows(builds: readonly BuildRecord[]): Row[] {
  return rows(builds, 'Output', megabytes, 'cold', 'outputBytes')
}

function rows(
  builds: readonly BuildRecord[],
  group: string,
  format: Format,
  mode: BuildMode,
  figure: Figure,
): Row[] {
  return sitesOf(builds).map((site) => ({
    group,
    label: siteLabel(site),
    format,
    cells: cellsOf(builds, (own) => buildCell(own, site, mode, figure)),
  }))
}

/** `300 documents`, or that the texts are those of real sites. */
export const siteLabel = ({ corpus, documents }: Measured) =>
  corpusName({ id: corpus, size: documents })

function buildCell(
  own: readonly BuildRecord[],
  site: Measured,
  mode: BuildMode,
  figure: Figure,
): Cell | undefined {
  const bad = own.find(
    ({ outcome, corpus, documents }) =>
      outcome !== 'done' && corpus === site.corpus && documents <= site.documents,
  )
  const values = at(own, site)
    .filter((build) => build.mode === mode && build.outcome === 'done')
    .map((build) => build[figure])
  if (values.length > 0 || !bad) return cell(values)
  if (bad.documents < site.documents || bad.mode !== mode) return { note: 'not tried' }
  if (bad.outcome === 'failed') return { note: 'failed' }
  return figure === 'seconds' ? { atLeast: Math.floor(bad.seconds) } : { note: 'stopped' }
}
