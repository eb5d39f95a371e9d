import type { Options } from '../options.ts'
import type { Peer } from '../peers/peer.ts'
import { buildModes, type BuildMode, type Records } from '../records.ts'
import { measureBuild } from './measureBuild.ts'

/** A generator that is installed. */
export interface Contender {
  readonly peer: Peer
  readonly version: string
}

/** All builds of one size, a run of each generator after the other, so that drift of the machine meets all alike. */
export async function measureBuilds(
  contenders: readonly Contender[],
  documents: number,
  { runs, limit }: Pick<Options, 'runs' | 'limit'>,
  records: Records,
): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    for (const contender of contenders) {
      if (hasGivenUp(contender, documents, records)) continue
      const modes = openModes(contender, documents, run, records)
      for (const mode of modes) {
        const { peer, version } = contender
        const record = await measureBuild(peer, version, { documents, mode, run, limit })
        records.add(record)
        console.log(
          `${documents} documents, ${peer.name}, ${mode}, run ${run}: ${record.outcome}, ` +
            `${record.seconds.toFixed(1)} s, peak ${Math.round(record.peakBytes / 1e6)} MB`,
        )
        if (record.outcome !== 'done') break
      }
    }
  }
}

/** One build of a run rests on the one before it, so a run with a gap is made anew. */
function openModes(
  { peer, version }: Contender,
  documents: number,
  run: number,
  records: Records,
): readonly BuildMode[] {
  const modes = buildModes.filter((mode) => mode !== 'kept' || peer.codeCache !== undefined)
  const made = records.all.filter(
    (record) =>
      record.kind === 'build' &&
      record.peer === peer.id &&
      record.version === version &&
      record.documents === documents &&
      record.run === run,
  )
  return made.length >= modes.length ? [] : modes
}

/**
 * Once stopped or failed at a size, a generator is not tried at it again, nor at a larger one. What
 * failed in an earlier run may have been the machine's fault: it gets another chance.
 */
export function hasGivenUp(
  { peer, version }: Contender,
  documents: number,
  records: Pick<Records, 'all'>,
): boolean {
  const start = records.all.findLastIndex(({ kind }) => kind === 'machine')
  return records.all.some(
    (record, index) =>
      record.kind === 'build' &&
      record.peer === peer.id &&
      record.version === version &&
      (record.outcome === 'stopped' || (record.outcome === 'failed' && index > start)) &&
      record.documents <= documents,
  )
}
