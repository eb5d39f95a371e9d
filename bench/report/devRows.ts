import type { DevMode, DevRecord } from '../records.ts'
import { siteLabel } from './buildRows.ts'
import { milliseconds, seconds, type Format } from './format.ts'
import { cell, cellsOf, type Row } from './row.ts'
import { at, sitesOf } from './select.ts'

/** How long an author waits for a dev server. */
export function devRows(records: readonly DevRecord[]): Row[] {
  const inSeconds = (figure: 'answered' | 'shown', mode: DevMode) => (record: DevRecord) =>
    record.mode === mode ? [record[figure] / 1000] : []
  return [
    ...rows(records, 'Dev: ready, no cache', seconds, inSeconds('answered', 'cold')),
    ...rows(records, 'Dev: ready', seconds, inSeconds('answered', 'warm')),
    ...rows(records, 'Dev: first page on screen', seconds, inSeconds('shown', 'warm')),
    ...rows(records, 'Dev: edit on screen', milliseconds, ({ edits }) => edits),
  ]
}

function rows(
  records: readonly DevRecord[],
  group: string,
  format: Format,
  figures: (record: DevRecord) => readonly number[],
): Row[] {
  return sitesOf(records).map((site) => ({
    group,
    label: siteLabel(site),
    format,
    cells: cellsOf(at(records, site), (own) => cell(own.flatMap(figures))),
  }))
}
