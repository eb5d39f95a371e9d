import type { PeerId } from '../peers/peer.ts'
import {
  byteKinds,
  situations,
  type BenchRecord,
  buildModes,
  type BuildMode,
  type BuildRecord,
  type ByteKind,
  type NavigationRecord,
  type Situation,
  type VisitRecord,
  type WeightRecord,
} from '../records.ts'
import { bytes, count, megabytes, milliseconds, seconds, type Format } from './format.ts'
import { median } from './median.ts'

/** The result of one generator in one row. */
export type Cell =
  | { readonly value: number; readonly runs: number }
  /** The limit at which a build was stopped. */
  | { readonly atLeast: number }
  /** Text instead of a number: it failed, or it was not tried. */
  | { readonly note: string }

/** One measured value for all generators. Less is better in every row. */
export interface Row {
  readonly group: string
  readonly label: string
  readonly format: Format
  readonly cells: ReadonlyMap<PeerId, Cell>
}

type OfKind<K extends BenchRecord['kind']> = Extract<BenchRecord, { kind: K }>

/** All rows with a value other than zero. */
export function tableRows(records: readonly BenchRecord[]): Row[] {
  const builds = ofKind(records, 'build')
  const weights = ofKind(records, 'weight')
  const visited = visitedSize(records)
  const visits = at(ofKind(records, 'visit'), visited)
  const navigations = at(ofKind(records, 'navigation'), visited)
  return [
    ...buildModes.flatMap((mode) => buildRows(builds, mode)),
    ...memoryRows(builds),
    ...weightRows(at(weights, visited)),
    ...visitRows(visits),
    ...navigationRows(navigations),
    ...growthRows(weights),
    ...outputRows(builds),
  ].filter(({ cells }) => [...cells.values()].some((cell) => 'value' in cell && cell.value > 0))
}

/** Pages are compared at one size: at 300 documents if they were visited there, else at the largest. */
export function visitedSize(records: readonly BenchRecord[]): number {
  const visits = sizesOf(ofKind(records, 'visit'))
  const sizes = visits.length > 0 ? visits : sizesOf(ofKind(records, 'weight'))
  return sizes.includes(300) ? 300 : (sizes.at(-1) ?? 0)
}

const modeNames: Readonly<Record<BuildMode, string>> = {
  cold: 'Cold build',
  unchanged: 'Rebuild, nothing changed',
  changed: 'Rebuild, one file changed',
  added: 'Rebuild, one file added',
  moved: 'Rebuild, one file moved in its folder',
}

function buildRows(builds: readonly BuildRecord[], mode: BuildMode): Row[] {
  return sizesOf(builds).map((documents) => ({
    group: modeNames[mode],
    label: `${count(documents)} documents`,
    format: seconds,
    cells: cellsOf(builds, (own) => buildCell(own, documents, mode, 'seconds')),
  }))
}

function memoryRows(builds: readonly BuildRecord[]): Row[] {
  return sizesOf(builds).map((documents) => ({
    group: 'Peak memory of a cold build',
    label: `${count(documents)} documents`,
    format: megabytes,
    cells: cellsOf(builds, (own) => buildCell(own, documents, 'cold', 'peakBytes')),
  }))
}

function outputRows(builds: readonly BuildRecord[]): Row[] {
  return sizesOf(builds).map((documents) => ({
    group: 'Output',
    label: `${count(documents)} documents`,
    format: megabytes,
    cells: cellsOf(builds, (own) => buildCell(own, documents, 'cold', 'outputBytes')),
  }))
}

function buildCell(
  own: readonly BuildRecord[],
  documents: number,
  mode: BuildMode,
  figure: 'seconds' | 'peakBytes' | 'outputBytes',
): Cell | undefined {
  const bad = own.find((build) => build.outcome !== 'done' && build.documents <= documents)
  const values = at(own, documents)
    .filter((build) => build.mode === mode && build.outcome === 'done')
    .map((build) => build[figure])
  if (values.length > 0 || !bad) return cell(values)
  if (bad.documents < documents || bad.mode !== mode) return { note: 'not tried' }
  if (bad.outcome === 'failed') return { note: 'failed' }
  return figure === 'seconds' ? { atLeast: Math.floor(bad.seconds) } : { note: 'stopped' }
}

function weightRows(weights: readonly WeightRecord[]): Row[] {
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

/** Kinds of bytes as they are reported. Styles count with the page: it may carry them, or name a file that has them. */
export const byteGroups: readonly { readonly name: string; readonly kinds: readonly ByteKind[] }[] =
  [
    { name: 'HTML and CSS', kinds: ['html', 'css'] },
    { name: 'script', kinds: ['js'] },
    { name: 'fonts', kinds: ['font'] },
    { name: 'images', kinds: ['image'] },
    { name: 'other', kinds: ['other'] },
  ]

export function bytesOf({ bytes }: WeightRecord, kinds: readonly ByteKind[]): number {
  return kinds.reduce((sum, kind) => sum + bytes[kind], 0)
}

export const totalBytes = (weight: WeightRecord) => bytesOf(weight, byteKinds)

function growthRows(weights: readonly WeightRecord[]): Row[] {
  return sizesOf(weights).map((documents) => ({
    group: 'First visit as the site grows',
    label: `${count(documents)} documents`,
    format: bytes,
    cells: cellsOf(at(weights, documents), (own) => cell(own.map(totalBytes))),
  }))
}

function visitRows(visits: readonly VisitRecord[]): Row[] {
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

function navigationRows(navigations: readonly NavigationRecord[]): Row[] {
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

function cell(values: readonly number[]): Cell | undefined {
  const value = median(values)
  return value === undefined ? undefined : { value, runs: values.length }
}

function cellsOf<T extends { readonly peer: PeerId }>(
  all: readonly T[],
  make: (own: readonly T[]) => Cell | undefined,
): Map<PeerId, Cell> {
  const cells = new Map<PeerId, Cell>()
  for (const peer of new Set(all.map((record) => record.peer))) {
    const made = make(all.filter((record) => record.peer === peer))
    if (made) cells.set(peer, made)
  }
  return cells
}

export function ofKind<K extends BenchRecord['kind']>(
  records: readonly BenchRecord[],
  kind: K,
): OfKind<K>[] {
  return records.filter((record): record is OfKind<K> => record.kind === kind)
}

export function at<T extends { readonly documents: number }>(
  all: readonly T[],
  documents: number,
): T[] {
  return all.filter((record) => record.documents === documents)
}

export function sizesOf(all: readonly { readonly documents: number }[]): number[] {
  return [...new Set(all.map(({ documents }) => documents))].sort((a, b) => a - b)
}
