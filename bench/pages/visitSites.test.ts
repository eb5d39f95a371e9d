import { expect, it } from 'vitest'
import { generatedCorpus } from '../content/corpus.ts'
import { peers } from '../peers/all.ts'
import type { NavigationRecord } from '../records.ts'
import { hasOpenVisits } from './visitSites.ts'

const navigation = (run: number, throttled: boolean): NavigationRecord => ({
  kind: 'navigation',
  peer: 'hugo',
  version: '1',
  corpus: 'generated',
  documents: 300,
  situation: 'unprefetched',
  throttled,
  run,
  ms: 80,
  bytes: 4000,
})

it('continues with the visits that are missing', () => {
  const contender = { peer: peers.hugo, version: '1' }
  const corpus = generatedCorpus(300)
  const all = [navigation(1, false), navigation(1, true), navigation(2, false)]
  expect(hasOpenVisits(contender, corpus, 1, { all })).toBe(false)
  expect(hasOpenVisits(contender, corpus, 2, { all })).toBe(true)
  all.push(navigation(2, true))
  expect(hasOpenVisits(contender, corpus, 2, { all })).toBe(false)
  expect(hasOpenVisits({ ...contender, version: '2' }, corpus, 2, { all })).toBe(true)
  expect(hasOpenVisits(contender, generatedCorpus(30), 2, { all })).toBe(true)
})
