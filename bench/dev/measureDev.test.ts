import { expect, it } from 'vitest'
import { generatedCorpus } from '../content/corpus.ts'
import { peers } from '../peers/all.ts'
import { devModes, type BenchRecord, type DevRecord } from '../records.ts'
import { hasFailed, openModes } from './measureDev.ts'

const contender = { peer: peers.vitepress, version: '1.0.0' }
const corpus = generatedCorpus(300)

const record = (mode: DevRecord['mode'], version = '1.0.0'): DevRecord => ({
  kind: 'dev',
  peer: 'vitepress',
  version,
  corpus: 'generated',
  documents: 300,
  mode,
  run: 1,
  answered: 500,
  shown: 900,
  edits: [],
})

it('repeats a run that was interrupted, and not one that is complete', () => {
  const open = (...all: BenchRecord[]) => openModes(contender, corpus, 1, { all })
  expect(open()).toEqual(devModes)
  expect(open(record('cold'))).toEqual(devModes)
  expect(open(record('cold'), record('warm', '0.9.0'))).toEqual(devModes)
  expect(open(record('cold'), record('warm'))).toEqual([])
})

it('tries no larger site after a failure, until the next session', () => {
  const failure: BenchRecord = {
    kind: 'failure',
    peer: 'vitepress',
    what: 'dev',
    reason: 'the dev server ended',
    corpus: 'generated',
    documents: 300,
  }
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
  const failed = (size: number, ...all: BenchRecord[]) =>
    hasFailed(contender, generatedCorpus(size), { all })
  expect(failed(30, start, failure)).toBe(false)
  expect(failed(300, start, failure)).toBe(true)
  expect(failed(1000, start, failure)).toBe(true)
  expect(failed(1000, start, failure, start)).toBe(false)
})
