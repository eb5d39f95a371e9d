import { expect, it } from 'vitest'
import { peers } from '../peers/all.ts'
import type { NavigationRecord } from '../records.ts'
import { hasOpenVisits } from './visitSites.ts'

const navigation = (run: number, throttled: boolean): NavigationRecord => ({
  kind: 'navigation',
  peer: 'hugo',
  version: '1',
  documents: 300,
  situation: 'unprefetched',
  throttled,
  run,
  ms: 80,
  bytes: 4000,
})

it('continues with the visits that are missing', () => {
  const contender = { peer: peers.hugo, version: '1' }
  const all = [navigation(1, false), navigation(1, true), navigation(2, false)]
  expect(hasOpenVisits(contender, 300, 1, { all })).toBe(false)
  expect(hasOpenVisits(contender, 300, 2, { all })).toBe(true)
  all.push(navigation(2, true))
  expect(hasOpenVisits(contender, 300, 2, { all })).toBe(false)
  expect(hasOpenVisits({ ...contender, version: '2' }, 300, 2, { all })).toBe(true)
  expect(hasOpenVisits(contender, 30, 2, { all })).toBe(true)
})
