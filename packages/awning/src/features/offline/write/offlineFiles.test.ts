import { expect, it } from 'vitest'
import { plainSite } from '../../../config/plainSite.testing.ts'
import { engineKinds } from '../../../pages/pageKinds.ts'
import type { AreaList } from '../worker/areas.ts'
import { offlineFiles } from './offlineFiles.ts'

it('lists the pages of a site with hundreds of thousands of them', () => {
  const files: readonly string[] = []
  const pages = Array.from({ length: 200_000 }, (_, at) => ({
    route: { locale: 'zh', path: `/docs/${at}`, page: { kind: 'docs' } },
    id: String(at),
    hash: String(at),
    bytes: 1,
    files,
  }))
  const engine = { worker: 'VERSION', withoutWorker: '' }
  const read = () => undefined
  const made = offlineFiles({ config: plainSite, engine, pages, kinds: engineKinds, read })
  expect(made.map(([path]) => path)).toEqual([
    'sw.js',
    'offline/areas.json',
    'en/offline/areas.json',
  ])
  expect(made[0]?.[1]).toMatch(/^"[\da-f]{10}"$/)
  const { areas } = JSON.parse(made[1]?.[1] ?? '') as AreaList
  expect(areas[0]).toMatchObject({ id: 'docs', bytes: pages.length })
  expect(areas[0]?.pages).toHaveLength(pages.length)
})
