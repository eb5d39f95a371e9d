import { generated } from '../content/corpus.ts'
import type { PeerId } from '../peers/peer.ts'
import type { BenchRecord, FailureRecord } from '../records.ts'

/** The measurements of each generator's latest version and of the latest real texts; of a repeated one, the last. */
export function latestRecords(records: readonly BenchRecord[]): BenchRecord[] {
  const versions = new Map<PeerId, string>()
  for (const record of records) {
    if ('version' in record) versions.set(record.peer, record.version)
  }
  const real = records.findLast((record) => record.kind === 'content')?.corpus
  const isCurrent = (record: BenchRecord) =>
    !('corpus' in record) ||
    record.corpus === undefined ||
    [generated, real].includes(record.corpus)
  const last = new Map<string, BenchRecord>()
  for (const record of records) {
    if ('version' in record && versions.get(record.peer) !== record.version) continue
    if (!isCurrent(record)) continue
    const key = keyOf(record)
    // It moves to the end, so that records stay in order of time.
    last.delete(key)
    last.set(key, record)
  }
  const all = [...last.values()]
  return all.filter(
    (record, index) =>
      record.kind !== 'failure' || !all.slice(index).some((later) => isFixedBy(record, later)),
  )
}

/** Whether a later measurement shows that what failed works now. */
function isFixedBy(failure: FailureRecord, later: BenchRecord): boolean {
  if (!('version' in later) || later.peer !== failure.peer) return false
  if (failure.what === 'install') return true
  const wanted = failure.what === 'pages' ? 'visit' : failure.what
  return (
    later.kind === wanted &&
    later.corpus === failure.corpus &&
    later.documents === failure.documents
  )
}

function keyOf(record: BenchRecord): string {
  switch (record.kind) {
    case 'machine':
    case 'content':
      return record.kind
    case 'build':
      return ['build', record.peer, record.corpus, record.documents, record.mode, record.run].join(
        ' ',
      )
    case 'dev':
      return ['dev', record.peer, record.corpus, record.documents, record.mode, record.run].join(
        ' ',
      )
    case 'weight':
      return ['weight', record.peer, record.corpus, record.documents].join(' ')
    case 'visit':
      return ['visit', record.peer, record.corpus, record.documents, record.run].join(' ')
    case 'navigation':
      return [
        'navigation',
        record.peer,
        record.corpus,
        record.documents,
        record.situation,
        record.throttled,
        record.run,
      ].join(' ')
    case 'failure':
      return ['failure', record.peer, record.corpus, record.documents, record.what].join(' ')
  }
}
