import { corpusName, isOf, type Corpus } from '../content/corpus.ts'
import type { Options } from '../options.ts'
import type { Peer } from '../peers/peer.ts'
import { buildModes, type BuildMode, type Records } from '../records.ts'
import { runsAt } from '../runs.ts'
import { measureBuild } from './measureBuild.ts'

/** A generator that is installed. */
export interface Contender {
  readonly peer: Peer
  readonly version: string
}

/** All builds of one size. Generators take turns, so that changes in the speed of the machine affect all of them equally. */
export async function measureBuilds(
  contenders: readonly Contender[],
  corpus: Corpus,
  { runs, limit }: Pick<Options, 'runs' | 'limit'>,
  records: Records,
): Promise<void> {
  for (let run = 1; run <= runsAt(runs, corpus.size); run += 1) {
    for (const contender of contenders) {
      if (hasGivenUp(contender, corpus, records)) continue
      const modes = openModes(contender, corpus, run, records)
      for (const mode of modes) {
        const { peer, version } = contender
        const record = await measureBuild(peer, version, corpus, { mode, run, limit })
        records.add(record)
        console.log(
          `${corpusName(corpus)}, ${peer.name}, ${mode}, run ${run}: ${record.outcome}, ` +
            `${record.seconds.toFixed(1)} s, peak ${Math.round(record.peakBytes / 1e6)} MB`,
        )
        if (record.outcome !== 'done') break
      }
    }
  }
}

/** Each build of a run depends on the one before it, so an incomplete run is repeated. */
export function openModes(
  { peer, version }: Contender,
  corpus: Corpus,
  run: number,
  records: Pick<Records, 'all'>,
): readonly BuildMode[] {
  const isMade = (mode: BuildMode) =>
    records.all.some(
      (record) =>
        record.kind === 'build' &&
        record.peer === peer.id &&
        record.version === version &&
        isOf(record, corpus) &&
        record.run === run &&
        record.mode === mode,
    )
  return buildModes.every(isMade) ? [] : buildModes
}

/**
 * A generator that was stopped or failed at a size is not measured at that size or a larger one. What
 * failed in an earlier run is tried again, because the machine may have been the reason.
 */
export function hasGivenUp(
  { peer, version }: Contender,
  { id, size }: Corpus,
  records: Pick<Records, 'all'>,
): boolean {
  const start = records.all.findLastIndex(({ kind }) => kind === 'machine')
  return records.all.some(
    (record, index) =>
      record.kind === 'build' &&
      record.peer === peer.id &&
      record.version === version &&
      (record.outcome === 'stopped' || (record.outcome === 'failed' && index > start)) &&
      record.corpus === id &&
      record.documents <= size,
  )
}
