import { expect, it } from 'vitest'
import { generatedCorpus } from '../content/corpus.ts'
import { peers } from '../peers/all.ts'
import { buildModes, type BenchRecord, type BuildRecord } from '../records.ts'
import { hasGivenUp, openModes } from './measureBuilds.ts'

const record = (documents: number, outcome: BuildRecord['outcome']): BuildRecord => ({
  kind: 'build',
  peer: 'vitepress',
  version: '1.0.0',
  corpus: 'generated',
  documents,
  mode: 'cold',
  run: 1,
  outcome,
  seconds: 300,
  peakBytes: 0,
  load: 1,
  outputBytes: 0,
})

it('skips a generator at the size where it was stopped and at all larger ones', () => {
  const contender = { peer: peers.vitepress, version: '1.0.0' }
  const large = generatedCorpus(3000)
  const records = { all: [record(300, 'done'), record(1000, 'stopped')] }
  expect(
    [30, 300, 1000, 3000].map((size) => hasGivenUp(contender, generatedCorpus(size), records)),
  ).toEqual([false, false, true, true])
  expect(hasGivenUp({ peer: peers.rspress, version: '1.0.0' }, large, records)).toBe(false)
  expect(hasGivenUp({ peer: peers.vitepress, version: '1.0.1' }, large, records)).toBe(false)
  expect(hasGivenUp(contender, { ...large, id: 'real' }, records)).toBe(false)
})

it('retries what failed in an earlier run, and not what was stopped', () => {
  const contender = { peer: peers.vitepress, version: '1.0.0' }
  const machine = {
    processor: '',
    cores: 2,
    architecture: 'x64',
    memoryGb: 8,
    system: 'Debian',
    node: '20',
    browser: 'Chromium',
  }
  const start: BenchRecord = { kind: 'machine', date: '2026-11-15', machine }
  const givesUp = (...all: BenchRecord[]) => hasGivenUp(contender, generatedCorpus(300), { all })
  expect(givesUp(start, record(300, 'failed'))).toBe(true)
  expect(givesUp(start, record(300, 'failed'), start)).toBe(false)
  expect(givesUp(start, record(300, 'stopped'), start)).toBe(true)
})

it('repeats a run that was interrupted, however often, and not one that is complete', () => {
  const contender = { peer: peers.vitepress, version: '1.0.0' }
  const made = (...modes: BuildRecord['mode'][]) => ({
    all: modes.map((mode) => ({ ...record(300, 'done'), mode })),
  })
  const corpus = generatedCorpus(300)
  const interrupted = made('cold', 'unchanged', 'changed', 'cold', 'unchanged', 'changed')
  expect(openModes(contender, corpus, 1, interrupted)).toEqual(buildModes)
  const complete = made('cold', ...buildModes)
  expect(openModes(contender, corpus, 1, complete)).toEqual([])
  expect(openModes(contender, corpus, 2, complete)).toEqual(buildModes)
})
