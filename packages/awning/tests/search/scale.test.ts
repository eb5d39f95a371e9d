import { beforeAll, expect, it } from 'vitest'
import { benchDocument } from '../../../../bench/content/document.ts'
import { serve, searchablePage, type Served } from './indexedSite.ts'

/** The largest size of the panel's code, which `search.spec.ts` measures. */
const code = 12_000

let served: Served

beforeAll(async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => {
    const { path, title, body } = benchDocument(index, 1000)
    return searchablePage(`${path}.md`, `---\ntitle: ${title}\n---\n\n${body((to) => `/${to}`)}`)
  })
  served = await serve(pages)
  // Files are made on demand; the first one makes what all of them need.
  await served.index.search('类型检查', 1)
}, 60_000)

it.each(['构建系统', '样式表 搜索索引', 'filter', 'fitler', '深色模式下的对比度'])(
  'on a site of 1,000 pages a first search for %s fetches at most 100 kB and is answered in 150 ms',
  async (query) => {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const visit = await served.reopen()
      const start = performance.now()
      const { matches } = await visit.index.search(query, 24)
      times.push(performance.now() - start)
      expect(matches.length).toBeGreaterThanOrEqual(24)
      if (round === 0) expect(visit.bytes() + code).toBeLessThanOrEqual(100_000)
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(150)
  },
)

it('a query without results needs none of the texts', async () => {
  const visit = await served.reopen()
  expect((await visit.index.search('甲乙丙丁', 24)).matches).toEqual([])
  expect(visit.files().filter((path) => path.includes('-text-'))).toEqual([])
})
