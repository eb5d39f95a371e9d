import { describe, expect, it, vi } from 'vitest'
import { savedAreas, type Area } from './areas.ts'
import { fakeSite, faultyStore, quiet, type FakeSite } from './fakeStore.testing.ts'
import { saveArea, removeArea } from './saveArea.ts'
import { isFull, saveVisitedPage } from './saveVisitedPage.ts'
import { listSavedPages } from './listSavedPages.ts'
import { refreshAreas } from './refreshAreas.ts'
import { openFiles, openPages, pathsIn } from './offlineStore.ts'

/** Writes pages that contain these words, each with a style sheet that contains the same. */
function area(site: FakeSite, version: string, words: Readonly<Record<string, string>>): Area {
  const pages = Object.entries(words).map(([href, word]) => ({
    href,
    id: site.page(href, word, [site.sheet(word)]),
  }))
  return { id: 'docs', version, bytes: 1, pages }
}

function save(site: FakeSite, what: Area, signal = new AbortController().signal) {
  const counts: number[] = []
  const done = saveArea(site.store, '/', what, { signal, onProgress: (n) => counts.push(n) })
  return { done, counts }
}

const hrefs = async (site: FakeSite) =>
  (await listSavedPages(site.store)).map(({ href }) => href).toSorted()

describe('an area', () => {
  it('is saved page by page and reports its progress', async () => {
    const site = fakeSite()
    const { done, counts } = save(site, area(site, 'v1', { '/a': 'a', '/b': 'b', '/c': 'c' }))
    await done
    expect(counts).toEqual([0, 1, 2, 3])
    expect(await hrefs(site)).toEqual(['/a', '/b', '/c'])
    expect(await savedAreas(site.store)).toMatchObject([
      { id: 'docs', root: '/', version: 'v1', isComplete: true },
    ])
  })

  it('resumes where it stopped and does not fetch saved pages again', async () => {
    const site = fakeSite()
    const what = area(site, 'v1', { '/a': 'a', '/b': 'b' })
    site.caches.isFull = (path) => path.startsWith('/b')
    const first = await save(site, what).done.catch((error: unknown) => error)
    expect(isFull(first)).toBe(true)
    expect(await savedAreas(site.store)).toMatchObject([{ isComplete: false }])
    expect(await hrefs(site)).toEqual(['/a'])
    site.caches.isFull = () => false
    site.requested.length = 0
    await save(site, what).done
    expect(site.requested).toEqual(['/b', '/b/index.txt'])
    expect(await hrefs(site)).toEqual(['/a', '/b'])
  })

  it('stops when its signal is aborted', async () => {
    const site = fakeSite()
    const controller = new AbortController()
    controller.abort()
    const { done } = save(site, area(site, 'v1', { '/a': 'a' }), controller.signal)
    await expect(done).rejects.toThrow('abort')
    expect(site.requested).toEqual([])
  })

  it('is updated: changed pages are fetched, deleted ones removed', async () => {
    const site = fakeSite()
    await save(site, area(site, 'v1', { '/a': 'a', '/b': 'b', '/c': 'c' })).done
    const next = area(site, 'v2', { '/a': 'a', '/b': 'newer' })
    site.files.set('/offline/areas.json', JSON.stringify({ areas: [next] }))
    site.requested.length = 0
    await refreshAreas(site.store)
    expect(site.requested).toEqual([
      '/offline/areas.json',
      '/b',
      '/b/index.txt',
      site.sheet('newer'),
    ])
    expect(await hrefs(site)).toEqual(['/a', '/b'])
    expect(await pathsIn(await openFiles(site.store))).toEqual([
      site.sheet('a'),
      site.sheet('newer'),
    ])
  })

  it('skips a page that was deleted after the list was made, and is complete without it', async () => {
    const site = fakeSite()
    const what = area(site, 'v1', { '/a': 'a', '/b': 'b' })
    site.files.delete('/a')
    await save(site, what).done
    expect(await hrefs(site)).toEqual(['/b'])
    expect(await savedAreas(site.store)).toMatchObject([
      { isComplete: true, pages: [{ href: '/b' }] },
    ])
  })

  it('stops at the first page that fails: no request and no progress follows', async () => {
    const site = fakeSite()
    const what = area(site, 'v1', { '/a': 'a', '/b': 'b', '/c': 'c', '/d': 'd', '/e': 'e' })
    const store = faultyStore(site, (href) =>
      href === '/a' ? 'fails' : href === '/b' ? 'hangs' : 'works',
    )
    const { done, counts } = save({ ...site, store }, what)
    await expect(done).rejects.toThrow('Failed to fetch')
    const before = { counts: [...counts], requested: [...site.requested] }
    await quiet()
    expect({ counts, requested: site.requested }).toEqual(before)
    expect(site.requested).not.toContain('/e')
  })

  it('can be stopped while a response does not come', async () => {
    const site = fakeSite()
    const controller = new AbortController()
    const what = area(site, 'v1', { '/a': 'a' })
    const store = faultyStore(site, () => {
      queueMicrotask(() => controller.abort())
      return 'hangs'
    })
    const { done } = save({ ...site, store }, what, controller.signal)
    await expect(done).rejects.toThrow('abort')
  })

  it('is removed with all its pages and no others', async () => {
    const site = fakeSite()
    await save(site, area(site, 'v1', { '/a': 'a' })).done
    await saveVisitedPage(site.store, '/read', site.page('/read', 'read'))
    const [saved] = await savedAreas(site.store)
    if (saved) await removeArea(site.store, saved)
    expect(await hrefs(site)).toEqual(['/read'])
    expect(await savedAreas(site.store)).toEqual([])
  })
})

describe('a visited page', () => {
  it('is saved once, and again only when it has changed', async () => {
    const site = fakeSite()
    const one = site.page('/a', 'one')
    await saveVisitedPage(site.store, '/a', one)
    site.requested.length = 0
    await saveVisitedPage(site.store, '/a', one)
    expect(site.requested).toEqual([])
    const two = site.page('/a', 'two')
    await saveVisitedPage(site.store, '/a', two)
    expect(await listSavedPages(site.store)).toMatchObject([{ href: '/a', id: two }])
  })

  it('replaces the oldest visited pages when storage is full, but none of a saved area', async () => {
    const site = fakeSite()
    await save(site, area(site, 'v1', { '/asked': 'asked' })).done
    await saveVisitedPage(site.store, '/old', site.page('/old', 'old'))
    let failures = 0
    site.caches.isFull = (path) => path.startsWith('/new') && failures++ === 0
    await saveVisitedPage(site.store, '/new', site.page('/new', 'new'))
    expect(await hrefs(site)).toEqual(['/asked', '/new'])
  })

  it('causes no error when it cannot be saved', async () => {
    const site = fakeSite()
    const id = site.page('/a', 'one')
    site.caches.isFull = () => true
    await expect(saveVisitedPage(site.store, '/a', id)).resolves.toBeUndefined()
    site.caches.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    await expect(saveVisitedPage(site.store, '/a', id)).resolves.toBeUndefined()
  })

  it('is one of at most 150, of which the oldest are removed', async () => {
    const site = fakeSite()
    for (let number = 0; number < 153; number += 1) {
      await saveVisitedPage(site.store, `/${number}`, site.page(`/${number}`, `text ${number}`))
    }
    const saved = await hrefs(site)
    expect(saved.length).toBeLessThanOrEqual(150)
    expect(saved.length).toBeGreaterThan(130)
    expect(saved).not.toContain('/2')
    for (const recent of ['/50', '/151', '/152']) expect(saved).toContain(recent)
  })

  it('does not cost a search for unused files each time when there are so many', async () => {
    const site = fakeSite()
    const visit = (number: number) =>
      saveVisitedPage(site.store, `/${number}`, site.page(`/${number}`, `text ${number}`))
    for (let number = 0; number < 150; number += 1) await visit(number)
    const searches = vi.spyOn(await openPages(site.store), 'matchAll')
    for (let number = 150; number < 180; number += 1) await visit(number)
    expect(searches.mock.calls.length).toBeLessThanOrEqual(3)
  })

  it('stays beside a saved area, however many pages that has', async () => {
    const site = fakeSite()
    const words = Array.from(
      { length: 160 },
      (_, number) => [`/docs/${number}`, `text ${number}`] as const,
    )
    await save(site, area(site, 'v1', Object.fromEntries(words))).done
    await saveVisitedPage(site.store, '/read', site.page('/read', 'read'))
    expect(await hrefs(site)).toHaveLength(161)
    site.requested.length = 0
    await saveVisitedPage(site.store, '/read', site.page('/read', 'read'))
    expect(site.requested).toEqual([])
  })

  it('is saved without a list of all stored files, which may be thousands', async () => {
    const site = fakeSite()
    const files = vi.spyOn(await openFiles(site.store), 'keys')
    const id = site.page('/a', 'one', [site.sheet('a'), site.sheet('b')])
    await saveVisitedPage(site.store, '/a', id)
    await saveVisitedPage(site.store, '/a', id)
    expect(files).not.toHaveBeenCalled()
    expect(await hrefs(site)).toEqual(['/a'])
  })
})
