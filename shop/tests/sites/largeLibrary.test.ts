import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fixtureSite } from '../../../packages/awning/tests/sites/fixtureSite.ts'
import { headingsOf, mainOf } from '../../../packages/awning/tests/sites/readPage.ts'
import { gameFiles, gameSettings } from './gameSite.ts'
import { sampleGames } from './sampleGames.ts'

it('a library of five hundred games stays small and fast', async () => {
  const site = fixtureSite({ ...gameFiles, ...sampleGames(1) }, gameSettings)
  // The first build bundles the code, which has nothing to do with the number of games.
  await site.build()
  for (const [path, text] of Object.entries(sampleGames(500))) site.write(path, text)
  const before = process.cpuUsage()
  await site.build()
  // CPU time, not wall time: other processes must not decide whether this passes.
  const { user } = process.cpuUsage(before)
  expect(user / 1e6).toBeLessThan(40)
  const html = site.read('game/index.html') ?? ''
  expect(headingsOf(mainOf(html), 2)).toHaveLength(10)
  expect(gzipSync(mainOf(html)).length).toBeLessThan(6 * 1024)
  // With the styles that the page needs.
  expect(gzipSync(html).length).toBeLessThan(17 * 1024)
  const [file = ''] = /assets\/library-[\da-f]+\.json/.exec(site.read('game/index.txt') ?? '') ?? []
  const games = site.read(file) ?? '[]'
  expect(JSON.parse(games)).toHaveLength(500)
  expect(gzipSync(games).length).toBeLessThan(32 * 1024)
  site.remove()
}, 300_000)
