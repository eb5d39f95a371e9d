import type { Contender } from '../builds/measureBuilds.ts'
import { corpusName, type Corpus } from '../content/corpus.ts'
import type { Records } from '../records.ts'

/** Records the first line of why something could not be measured. */
export function recordFailure(
  { peer }: Contender,
  corpus: Corpus,
  what: 'weight' | 'pages' | 'dev',
  error: unknown,
  records: Records,
): void {
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
  records.add({
    kind: 'failure',
    peer: peer.id,
    corpus: corpus.id,
    documents: corpus.size,
    what,
    reason,
  })
  console.error(`${corpusName(corpus)}, ${peer.name}: ${reason}`)
}
