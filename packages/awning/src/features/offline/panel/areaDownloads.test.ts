import { beforeEach, expect, it, vi } from 'vitest'
import type { Area } from '../worker/areas.ts'
import { fakeSite, faultyStore, quiet, type FakeSite } from '../worker/fakeStore.testing.ts'
import {
  downloadOf,
  downloadsRevision,
  downloadsStoredRevision,
  forgetDownloads,
  startDownload,
  subscribeToDownloads,
  type AreaDownload,
} from './areaDownloads.ts'

vi.stubGlobal('navigator', {})
beforeEach(() => forgetDownloads())

function siteWithArea(
  words: readonly string[] = ['a', 'b', 'c', 'd', 'e'],
): FakeSite & { readonly area: Area } {
  const site = fakeSite()
  const pages = words.map((word) => ({
    href: `/${word}`,
    id: site.page(`/${word}`, word, [site.sheet(word)]),
  }))
  return { ...site, area: { id: 'docs', version: 'v1', bytes: 1, pages } }
}

it.each([
  ['the network fails', 'failed', (site: FakeSite) => faultyStore(site, failingAt('/a'))],
  ['a file fails', 'failed', (site: FakeSite) => faultyStore(site, failingAt(site.sheet('a')))],
  [
    'storage is full',
    'full',
    (site: FakeSite) => {
      site.caches.isFull = (path) => path.startsWith('/a')
      return site.store
    },
  ],
  [
    'a page is something else',
    'failed',
    (site: FakeSite) => {
      site.files.set('/a', '<title>Log in</title>')
      return site.store
    },
  ],
  [
    'a file does not match its hash',
    'failed',
    (site: FakeSite) => {
      site.files.set(site.sheet('a'), 'Log in')
      return site.store
    },
  ],
] as const)(
  'a download says so when %s, stays so, and can be started again',
  async (_, kind, spoil) => {
    const site = siteWithArea()
    const seen: (AreaDownload['kind'] | undefined)[] = []
    const unsubscribe = subscribeToDownloads(() => seen.push(downloadOf('/', 'docs')?.kind))
    await startDownload(spoil(site), '/', site.area)
    await quiet()
    expect(seen.at(-1)).toBe(kind)
    expect(downloadOf('/', 'docs')).toEqual({ kind })

    const repaired = siteWithArea()
    const again = startDownload(repaired.store, '/', repaired.area)
    expect(downloadOf('/', 'docs')?.kind).toBe('running')
    await again
    expect(downloadOf('/', 'docs')).toBeUndefined()
    unsubscribe()
  },
)

it('a page that no longer exists is no failure', async () => {
  const site = siteWithArea()
  site.files.delete('/a')
  await startDownload(site.store, '/', site.area)
  expect(downloadOf('/', 'docs')).toBeUndefined()
})

it('Stop ends a download whose responses do not come', async () => {
  const site = siteWithArea()
  const done = startDownload(
    faultyStore(site, () => 'hangs'),
    '/',
    site.area,
  )
  await quiet()
  const download = downloadOf('/', 'docs')
  if (download?.kind === 'running') download.stop()
  await done
  expect(downloadOf('/', 'docs')).toBeUndefined()
})

it('a failure is forgotten, and a running download stopped, when what it saved is removed', async () => {
  const site = siteWithArea()
  await startDownload(
    faultyStore(site, () => 'fails'),
    '/',
    site.area,
  )
  forgetDownloads()
  expect(downloadOf('/', 'docs')).toBeUndefined()
  const done = startDownload(
    faultyStore(site, () => 'hangs'),
    '/',
    site.area,
  )
  forgetDownloads()
  await done
  expect(downloadOf('/', 'docs')).toBeUndefined()
})

it('shows each page, but what is stored is worth reading a few times only, and at the end', async () => {
  const site = siteWithArea(Array.from({ length: 100 }, (_, number) => `${number}`))
  const before = { shown: downloadsRevision(), read: downloadsStoredRevision() }
  const runningAt = new Map<number, boolean>()
  const unsubscribe = subscribeToDownloads(() => {
    const revision = downloadsStoredRevision()
    if (!runningAt.has(revision)) runningAt.set(revision, downloadOf('/', 'docs') !== undefined)
  })
  await startDownload(site.store, '/', site.area)
  unsubscribe()
  expect(downloadsRevision() - before.shown).toBeGreaterThanOrEqual(100)
  expect(downloadsStoredRevision() - before.read).toBeLessThanOrEqual(15)
  expect([...runningAt.values()].at(0)).toBe(true)
  expect([...runningAt.values()].at(-1)).toBe(false)
})

function failingAt(failing: string) {
  return (href: string) => (href === failing ? 'fails' : 'works')
}
