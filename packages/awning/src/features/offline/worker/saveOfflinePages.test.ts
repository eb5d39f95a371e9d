import { afterEach, expect, it, vi } from 'vitest'
import { fakeSite, type FakeSite } from './fakeStore.testing.ts'
import { listSavedPages } from './listSavedPages.ts'
import { openPages } from './offlineStore.ts'
import { saveOfflinePages } from './saveOfflinePages.ts'

afterEach(() => vi.unstubAllGlobals())

const offlinePages = [
  { root: '/', href: '/offline' },
  { root: '/en/', href: '/en/offline' },
]

function siteWithOfflinePages(): FakeSite {
  const site = fakeSite()
  for (const { href } of offlinePages) site.page(href, href)
  return site
}

const connect = (connection: object) => vi.stubGlobal('navigator', { connection })
const saved = async ({ store }: FakeSite) => (await listSavedPages(store)).map(({ href }) => href)

it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }])(
  'a reader with %j fetches no offline page until the connection is better',
  async (connection) => {
    const site = siteWithOfflinePages()
    connect(connection)
    await saveOfflinePages({ store: site.store, offlinePages }, 'all')
    await saveOfflinePages({ store: site.store, offlinePages }, 'missing')
    expect(site.requested).toEqual([])
    connect({ saveData: false, effectiveType: '4g' })
    await saveOfflinePages({ store: site.store, offlinePages }, 'missing')
    expect(await saved(site)).toEqual(['/offline', '/en/offline'])
  },
)

it('an installation saves all offline pages, and a later page only the missing ones', async () => {
  const site = siteWithOfflinePages()
  connect({})
  await saveOfflinePages({ store: site.store, offlinePages }, 'all')
  await (await openPages(site.store)).delete('/en/offline/index.html')
  site.requested.length = 0
  await saveOfflinePages({ store: site.store, offlinePages }, 'missing')
  expect(site.requested).toEqual(['/en/offline', '/en/offline/index.txt'])
  site.requested.length = 0
  await saveOfflinePages({ store: site.store, offlinePages }, 'all')
  expect(site.requested).toHaveLength(4)
})

it('offline pages that cannot be saved are no error', async () => {
  connect({})
  await expect(
    saveOfflinePages({ store: fakeSite().store, offlinePages }, 'all'),
  ).resolves.toBeUndefined()
})
