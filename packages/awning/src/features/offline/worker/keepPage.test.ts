import { describe, expect, it } from 'vitest'
import { dropCaches, dropUnused } from './dropUnused.ts'
import { fakeSite } from './fakeStore.testing.ts'
import { FileKeeper } from './fileKeeper.ts'
import { keepPage, MixedPage } from './keepPage.ts'
import { findKept, listKept } from './listKept.ts'
import { cacheNames, openFiles, openPages, pathsIn } from './store.ts'

const keep = (site: ReturnType<typeof fakeSite>, href: string) =>
  keepPage(site.store, new FileKeeper(site.store), href)

describe('a page that is kept', () => {
  it('has all its files with it, and those that they name in turn', async () => {
    const site = fakeSite()
    site.page('/a', 'one', ['/assets/app-11111111.js'])
    site.files.set('/assets/app-11111111.js', 'import"./part-22222222.js"')
    site.files.set('/assets/part-22222222.js', 'import"./app-11111111.js"')
    const { files, title, lang, id } = await keep(site, '/a')
    expect(files).toEqual(['/assets/app-11111111.js', '/assets/part-22222222.js'])
    expect({ title, lang, id }).toEqual({ title: 'Page one & more', lang: 'zh', id: 'one' })
    expect(await pathsIn(await openFiles(site.store))).toEqual(expect.arrayContaining([...files]))
  })

  it('is found by every form of its address, with its own payload', async () => {
    const site = fakeSite()
    site.page('/a', 'one')
    await keep(site, '/a')
    for (const form of ['/a', '/a/', '/a/index.html']) {
      const found = await findKept(site.store, form)
      expect(found?.page.href, form).toBe('/a')
      expect((await found?.text())?.payload).toContain('"id":"one"')
    }
  })

  it('is never made of two versions: document and payload name the same', async () => {
    const site = fakeSite()
    site.page('/a', 'old')
    const html = site.files.get('/a') ?? ''
    site.page('/a', 'new')
    site.files.set('/a', html)
    await expect(keep(site, '/a')).rejects.toThrow(MixedPage)
    expect(await listKept(site.store)).toEqual([])
  })

  it('is not kept at all when one of its files finds no room', async () => {
    const site = fakeSite()
    site.page('/a', 'one', ['/assets/a-11111111.js'])
    site.files.set('/assets/a-11111111.js', '')
    site.caches.isFull = (path) => path.startsWith('/assets/')
    await expect(keep(site, '/a')).rejects.toThrow('no room')
    expect(await listKept(site.store)).toEqual([])
  })

  it('speaks of a file that is none without harm', async () => {
    const site = fakeSite()
    site.page('/a', 'one', ['/assets/example-11111111.js'])
    expect((await keep(site, '/a')).files).toEqual([])
  })

  it('counts no more once the browser has dropped a file of it', async () => {
    const site = fakeSite()
    site.page('/a', 'one', ['/assets/a-11111111.js'])
    site.files.set('/assets/a-11111111.js', '')
    await keep(site, '/a')
    await (await openFiles(site.store)).delete('/assets/a-11111111.js')
    expect(await listKept(site.store)).toEqual([])
    expect(await findKept(site.store, '/a')).toBeUndefined()
  })

  it('is no page when the answer is an error', async () => {
    const site = fakeSite()
    await expect(keep(site, '/nowhere')).rejects.toThrow('404')
  })
})

describe('what is let go', () => {
  it('is every file that no page needs any more', async () => {
    const site = fakeSite()
    for (const [href, file] of [
      ['/a', '/assets/a-11111111.js'],
      ['/b', '/assets/b-11111111.js'],
    ] as const) {
      site.page(href, href, [file])
      site.files.set(file, '')
      await keep(site, href)
    }
    await (await openPages(site.store)).delete('/a/index.html')
    await dropUnused(site.store)
    expect(await pathsIn(await openFiles(site.store))).toEqual(['/assets/b-11111111.js'])
  })

  it('is what the site kept, in whatever form, and nothing of its neighbours', async () => {
    const site = fakeSite('/shop/')
    const { pages } = cacheNames('/shop/')
    const others = ['offline-1:/:pages', 'offline-1:/shop/next/:pages', 'someone else']
    for (const name of [pages, 'offline-0:/shop/:pages', ...others]) await site.caches.open(name)
    await dropCaches(site.store, 'old')
    expect(await site.caches.keys()).toEqual([pages, ...others])
    await dropCaches(site.store, 'all')
    expect(await site.caches.keys()).toEqual(others)
  })
})
