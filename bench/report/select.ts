import { generated, type Measured } from '../content/corpus.ts'
import type { BenchRecord } from '../records.ts'

type OfKind<K extends BenchRecord['kind']> = Extract<BenchRecord, { kind: K }>

export function ofKind<K extends BenchRecord['kind']>(
  records: readonly BenchRecord[],
  kind: K,
): OfKind<K>[] {
  return records.filter((record): record is OfKind<K> => record.kind === kind)
}

/** The measurements of one site. */
export function at<T extends Measured>(all: readonly T[], site: Measured): T[] {
  return all.filter(
    ({ corpus, documents }) => corpus === site.corpus && documents === site.documents,
  )
}

/** The sites that were measured: generated documents by their number, then those of real sites. */
export function sitesOf(all: readonly Measured[]): Measured[] {
  const sites = new Map(
    all.map(({ corpus, documents }) => [`${corpus} ${documents}`, { corpus, documents }]),
  )
  const isReal = ({ corpus }: Measured) => Number(corpus !== generated)
  return [...sites.values()].sort((a, b) => isReal(a) - isReal(b) || a.documents - b.documents)
}

/** The sites of generated documents. */
export function generatedSites(all: readonly Measured[]): Measured[] {
  return sitesOf(all).filter(({ corpus }) => corpus === generated)
}

/**
 * Pages of generated documents are compared at one size: at 300 documents if they were visited there, else at the largest.
 * Undefined where none was visited.
 */
export function visitedSite(records: readonly BenchRecord[]): Measured | undefined {
  const visits = generatedSites(ofKind(records, 'visit'))
  const sites = visits.length > 0 ? visits : generatedSites(ofKind(records, 'weight'))
  return sites.find(({ documents }) => documents === 300) ?? sites.at(-1)
}

/** The pages of real texts that were visited. */
export function visitedRealSite(records: readonly BenchRecord[]): Measured | undefined {
  return sitesOf(ofKind(records, 'weight')).find(({ corpus }) => corpus !== generated)
}
