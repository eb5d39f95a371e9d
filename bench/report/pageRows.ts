import { situations, type NavigationRecord, type Situation } from '../records.ts'
import type { VisitRecord, WeightRecord } from '../records.ts'
import { byteGroups, bytesOf, totalBytes } from './byteGroups.ts'
import { siteLabel } from './buildRows.ts'
import { bytes, count, milliseconds, type Format } from './format.ts'
import { cell, cellsOf, type Row } from './row.ts'
import { at, sitesOf } from './select.ts'

export function weightRows(weights: readonly WeightRecord[]): Row[] {
  const row = (label: string, format: Format, figure: (weight: WeightRecord) => number): Row => ({
    group: 'First visit of a page',
    label,
    format,
    cells: cellsOf(weights, (own) => cell(own.map(figure))),
  })
  return [
    row('all bytes (brotli 11)', bytes, totalBytes),
    ...byteGroups.map(({ name, kinds }) => row(name, bytes, (weight) => bytesOf(weight, kinds))),
    row('requests', count, ({ requests }) => requests),
    row('fetched ahead for later', bytes, ({ prefetchedBytes }) => prefetchedBytes),
    row('script evaluated before interaction', bytes, ({ script }) => script),
    row('of it executed', bytes, ({ scriptRan }) => scriptRan),
  ]
}

export function growthRows(weights: readonly WeightRecord[]): Row[] {
  return sitesOf(weights).map((site) => ({
    group: 'First visit as the site grows',
    label: siteLabel(site),
    format: bytes,
    cells: cellsOf(at(weights, site), (own) => cell(own.map(totalBytes))),
  }))
}

export function visitRows(visits: readonly VisitRecord[]): Row[] {
  const row = (label: string, figure: (visit: VisitRecord) => number): Row => ({
    group: 'First visit at 4x CPU, 1.6 Mbps, 150 ms',
    label,
    format: milliseconds,
    cells: cellsOf(visits, (own) => cell(own.map(figure))),
  })
  return [
    row('first contentful paint', ({ firstPaint }) => firstPaint),
    row('largest contentful paint', ({ largestPaint }) => largestPaint),
    row('blocking time', ({ blocked }) => blocked),
  ]
}

export const situationNames: Readonly<Record<Situation, string>> = {
  first: 'the first act of a visit',
  prefetched: 'prefetched',
  unprefetched: 'not prefetched',
}

export function navigationRows(navigations: readonly NavigationRecord[]): Row[] {
  const row = (situation: Situation, throttled: boolean, figure: 'ms' | 'bytes'): Row => ({
    group: figure === 'ms' ? 'Click to painted next page' : 'Bytes a click waits for',
    label: `${situationNames[situation]}${figure === 'bytes' ? '' : throttled ? ', throttled' : ''}`,
    format: figure === 'ms' ? milliseconds : bytes,
    cells: cellsOf(navigations, (own) =>
      cell(
        own
          .filter((each) => each.situation === situation && each.throttled === throttled)
          .map((each) => each[figure]),
      ),
    ),
  })
  return [
    ...[false, true].flatMap((throttled) =>
      situations.map((situation) => row(situation, throttled, 'ms')),
    ),
    ...situations.map((situation) => row(situation, true, 'bytes')),
  ]
}
