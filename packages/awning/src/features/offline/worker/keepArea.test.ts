import { describe, expect, it } from 'vitest'
import { keptAreas, type Area } from './areas.ts'
import { fakeSite, type FakeSite } from './fakeStore.testing.ts'
import { keepArea, removeArea } from './keepArea.ts'
import { isFull, keepRead } from './keepRead.ts'
import { listKept } from './listKept.ts'
import { refreshAreas } from './refreshAreas.ts'
import { openFiles, pathsIn } from './store.ts'

/** Writes pages that say these words, each with a style sheet that says the same. */
function area(site: FakeSite, version: string, words: Readonly<Record<string, string>>): Area {
  const pages = Object.entries(words).map(([href, word]) => ({
    href,
    id: site.page(href, word, [site.sheet(word)]),
  }))
  return { id: 'docs', version, bytes: 1, pages }
}

function run(site: FakeSite, what: Area, signal = new AbortController().signal) {
  const counts: number[] = []
  const done = keepArea(site.store, '/', what, { signal, onProgress: (n) => counts.push(n) })
  return { done, counts }
}

const hrefs = async (site: FakeSite) =>
  (await listKept(site.store)).map(({ href }) => href).toSorted()

describe('an area', () => {
  it('is kept page by page, and tells how far it is', async () => {
    const site = fakeSite()
    const { done, counts } = run(site, area(site, 'v1', { '/a': 'a', '/b': 'b', '/c': 'c' }))
    await done
    expect(counts).toEqual([0, 1, 2, 3])
    expect(await hrefs(site)).toEqual(['/a', '/b', '/c'])
    expect(await keptAreas(site.store)).toMatchObject([
      { id: 'docs', root: '/', version: 'v1', isComplete: true },
    ])
  })

  it('goes on where it stopped, and asks for nothing that is here', async () => {
    const site = fakeSite()
    const what = area(site, 'v1', { '/a': 'a', '/b': 'b' })
    site.caches.isFull = (path) => path.startsWith('/b')
    const first = await run(site, what).done.catch((error: unknown) => error)
    expect(isFull(first)).toBe(true)
    expect(await keptAreas(site.store)).toMatchObject([{ isComplete: false }])
    expect(await hrefs(site)).toEqual(['/a'])
    site.caches.isFull = () => false
    site.asked.length = 0
    await run(site, what).done
    expect(site.asked).toEqual(['/b', '/b/index.txt'])
    expect(await hrefs(site)).toEqual(['/a', '/b'])
  })

  it('stops when it is told to', async () => {
    const site = fakeSite()
    const controller = new AbortController()
    controller.abort()
    const { done } = run(site, area(site, 'v1', { '/a': 'a' }), controller.signal)
    await expect(done).rejects.toThrow('abort')
    expect(site.asked).toEqual([])
  })

  it('takes what changed, and lets go of what is no more', async () => {
    const site = fakeSite()
    await run(site, area(site, 'v1', { '/a': 'a', '/b': 'b', '/c': 'c' })).done
    const next = area(site, 'v2', { '/a': 'a', '/b': 'newer' })
    site.files.set('/offline/areas.json', JSON.stringify({ areas: [next] }))
    site.asked.length = 0
    await refreshAreas(site.store)
    expect(site.asked).toEqual(['/offline/areas.json', '/b', '/b/index.txt', site.sheet('newer')])
    expect(await hrefs(site)).toEqual(['/a', '/b'])
    expect(await pathsIn(await openFiles(site.store))).toEqual([
      site.sheet('a'),
      site.sheet('newer'),
    ])
  })

  it('leaves out a page that has gone since the list was made', async () => {
    const site = fakeSite()
    const what = area(site, 'v1', { '/a': 'a', '/b': 'b' })
    site.files.delete('/a')
    await run(site, what).done
    expect(await hrefs(site)).toEqual(['/b'])
  })

  it('goes with all its pages, and with no others', async () => {
    const site = fakeSite()
    await run(site, area(site, 'v1', { '/a': 'a' })).done
    await keepRead(site.store, '/read', site.page('/read', 'read'))
    const [kept] = await keptAreas(site.store)
    if (kept) await removeArea(site.store, kept)
    expect(await hrefs(site)).toEqual(['/read'])
    expect(await keptAreas(site.store)).toEqual([])
  })
})

describe('a page that was read', () => {
  it('is kept once, and again only when it is another', async () => {
    const site = fakeSite()
    const one = site.page('/a', 'one')
    await keepRead(site.store, '/a', one)
    site.asked.length = 0
    await keepRead(site.store, '/a', one)
    expect(site.asked).toEqual([])
    const two = site.page('/a', 'two')
    await keepRead(site.store, '/a', two)
    expect(await listKept(site.store)).toMatchObject([{ href: '/a', id: two }])
  })

  it('makes room for itself: the oldest go, those of an area stay', async () => {
    const site = fakeSite()
    await run(site, area(site, 'v1', { '/asked': 'asked' })).done
    await keepRead(site.store, '/old', site.page('/old', 'old'))
    let failures = 0
    site.caches.isFull = (path) => path.startsWith('/new') && failures++ === 0
    await keepRead(site.store, '/new', site.page('/new', 'new'))
    expect(await hrefs(site)).toEqual(['/asked', '/new'])
  })

  it('is read on, whatever the store does', async () => {
    const site = fakeSite()
    const id = site.page('/a', 'one')
    site.caches.isFull = () => true
    await expect(keepRead(site.store, '/a', id)).resolves.toBeUndefined()
    site.caches.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    await expect(keepRead(site.store, '/a', id)).resolves.toBeUndefined()
  })

  it('is one of a hundred and fifty at most', async () => {
    const site = fakeSite()
    for (let number = 0; number < 153; number += 1) {
      await keepRead(site.store, `/${number}`, site.page(`/${number}`, `text ${number}`))
    }
    const kept = await hrefs(site)
    expect(kept).toHaveLength(150)
    expect(kept).not.toContain('/2')
    expect(kept).toContain('/3')
  })
})
