import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Contender } from '../builds/measureBuilds.ts'
import { moveAside } from '../builds/moveAside.ts'
import { writeContent } from '../builds/siteContent.ts'
import { corpusName, isOf, type Corpus } from '../content/corpus.ts'
import { siteFolder } from '../folders.ts'
import type { Options } from '../options.ts'
import { launch } from '../pages/measurePages.ts'
import { recordFailure } from '../pages/recordFailure.ts'
import { devModes, type DevMode, type Records } from '../records.ts'
import { runsAt } from '../runs.ts'
import { measureDevServer } from './measureDevServer.ts'

const editsOfStart = 5

/** Dev servers on one site: a start without any cache, then with what it has left. Generators take turns. */
export async function measureDev(
  contenders: readonly Contender[],
  corpus: Corpus,
  { runs, limit }: Pick<Options, 'runs' | 'limit'>,
  records: Records,
): Promise<void> {
  const browser = await launch()
  try {
    for (let run = 1; run <= runsAt(runs, corpus.size); run += 1) {
      for (const contender of contenders) {
        for (const mode of openModes(contender, corpus, run, records)) {
          if (hasFailed(contender, corpus, records)) break
          await measure(browser, contender, corpus, { mode, run, limit }, records)
        }
      }
    }
  } finally {
    await browser.close()
  }
}

async function measure(
  browser: Browser,
  contender: Contender,
  corpus: Corpus,
  { mode, run, limit }: { readonly mode: DevMode; readonly run: number; readonly limit: number },
  records: Records,
): Promise<void> {
  const { peer, version } = contender
  if (mode === 'cold') {
    writeContent(peer, corpus)
    for (const path of peer.caches) moveAside(join(siteFolder(peer.id), path))
  }
  try {
    const edits = mode === 'cold' ? 0 : editsOfStart
    const measured = await measureDevServer(browser, peer, corpus, { edits, limit })
    const base = { peer: peer.id, version, corpus: corpus.id, documents: corpus.size }
    records.add({ kind: 'dev', ...base, mode, run, ...measured })
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
    console.log(
      `${corpusName(corpus)}, ${peer.name}, ${mode} dev server ${run}: answers after ${seconds(measured.answered)} s, ` +
        `page after ${seconds(measured.shown)} s, edits, ms: ${measured.edits.map(Math.round).join(', ')}`,
    )
  } catch (error) {
    recordFailure(contender, corpus, 'dev', error, records)
  }
}

/** A warm start needs what the cold one has left, so an incomplete run is repeated. */
export function openModes(
  { peer, version }: Contender,
  corpus: Corpus,
  run: number,
  records: Pick<Records, 'all'>,
): readonly DevMode[] {
  const isMade = (mode: DevMode) =>
    records.all.some(
      (record) =>
        record.kind === 'dev' &&
        record.peer === peer.id &&
        record.version === version &&
        isOf(record, corpus) &&
        record.run === run &&
        record.mode === mode,
    )
  return devModes.every(isMade) ? [] : devModes
}

/** A dev server that could not be measured in this session is not tried again with as many documents or more. */
export function hasFailed(
  { peer }: Contender,
  { id, size }: Corpus,
  records: Pick<Records, 'all'>,
): boolean {
  const start = records.all.findLastIndex(({ kind }) => kind === 'machine')
  return records.all
    .slice(start + 1)
    .some(
      (record) =>
        record.kind === 'failure' &&
        record.what === 'dev' &&
        record.peer === peer.id &&
        record.corpus === id &&
        (record.documents ?? 0) <= size,
    )
}
