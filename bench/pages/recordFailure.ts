import type { Contender } from '../builds/measureBuilds.ts'
import type { Records } from '../records.ts'

/** Records the first line of why pages could not be measured. */
export function recordFailure(
  { peer }: Contender,
  documents: number,
  what: 'weight' | 'pages',
  error: unknown,
  records: Records,
): void {
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
  records.add({ kind: 'failure', peer: peer.id, documents, what, reason })
  console.error(`${documents} documents, ${peer.name}: ${reason}`)
}
