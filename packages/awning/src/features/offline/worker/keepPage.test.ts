import { describe, expect, it } from 'vitest'
import { dropCaches, dropUnused } from './dropUnused.ts'
import { fakeSite } from './fakeStore.testing.ts'
import { FileKeeper } from './fileKeeper.ts'
import { keepPage } from './keepPage.ts'
import { findKept, listKept } from './listKept.ts'
import { NotAPage } from './pagePair.ts'
import { cacheNames, openFiles, openPages, pathsIn } from './store.ts'

const keep = (site: ReturnType<typeof fakeSite>, href: string) =>
  keepPage(site.store, new FileKeeper(site.store), href)

describe('a page that is kept', () => {
  it('has all its files with it, and those that they name in turn', async () => {
    const site = fakeSite()
    const app = site.script('app-11111111.js', 'import"./part-22222222.js"')
    const part = site.script('part-22222222.js', 'import"./app-11111111.js"')
    const written = site.page('/a', 'one', [app])
    const { files, title, lang, id } = await keep(site, '/a')
    expect(files).toEqual([app, part])
    expect({ title, lang, id }).toEqual({ title: 'Page one & more', lang: 'zh', id: written })
    expect(await pathsIn(await openFiles(site.store))).toEqual(expect.arrayContaining([...files]))
  })

  it('is found by every form of its address, with its own payload', async () => {
    const site = fakeSite()
    const id = site.page('/a', 'one')
    await keep(site, '/a')
    for (const form of ['/a', '/a/', '/a/index.html']) {
      const found = await findKept(site.store, form)
      expect(found?.page.href, form).toBe('/a')
      expect((await found?.text())?.payload).toContain(`"id":"${id}"`)
    }
  })

  it('is never made of two versions: document and payload name the same', async () => {
    const site = fakeSite()
    site.page('/a', 'old')
    const html = site.files.get('/a') ?? ''
    site.page('/a', 'new')
    site.files.set('/a', html)
    await expect(keep(site, '/a')).rejects.toThrow(NotAPage)
    expect(await listKept(site.store)).toEqual([])
  })

  it('is not kept at all when one of its files finds no room', async () => {
    const site = fakeSite()
    site.page('/a', 'one', [site.sheet('')])
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
    const sheet = site.sheet('')
    site.page('/a', 'one', [sheet])
    await keep(site, '/a')
    await (await openFiles(site.store)).delete(sheet)
    expect(await listKept(site.store)).toEqual([])
    expect(await findKept(site.store, '/a')).toBeUndefined()
  })

  it.each([
    ['a login page', () => '<!doctype html><html><title>Log in</title><form></form></html>'],
    ['nothing', () => ''],
    ['JSON of something else', () => '{}\n'],
    ['a page that breaks off', (text: string) => text.slice(0, -2)],
  ])('is not made of %s, at whichever address it came', async (_, change) => {
    const site = fakeSite()
    for (const wrong of [['/a'], ['/a/index.txt'], ['/a', '/a/index.txt']]) {
      site.page('/a', 'one')
      for (const address of wrong) site.files.set(address, change(site.files.get(address) ?? ''))
      await expect(keep(site, '/a'), wrong.join()).rejects.toThrow(NotAPage)
    }
    expect(await listKept(site.store)).toEqual([])
  })

  it('is not made of a payload with other bytes, nor of another page', async () => {
    const site = fakeSite()
    site.page('/a', 'one')
    site.files.set('/a/index.txt', (site.files.get('/a/index.txt') ?? '').replace('one', 'two'))
    await expect(keep(site, '/a')).rejects.toThrow(NotAPage)
    site.page('/b', 'one')
    for (const end of ['', '/index.txt'])
      site.files.set(`/a${end}`, site.files.get(`/b${end}`) ?? '')
    await expect(keep(site, '/a')).rejects.toThrow(NotAPage)
  })

  it('is fetched once more past the HTTP cache when that has something else', async () => {
    const site = fakeSite()
    site.page('/a', 'one')
    const fetch: typeof site.store.fetch = (href, init) =>
      init?.cache === 'reload' ? site.store.fetch(href) : Promise.resolve(new Response('Log in'))
    const store = { ...site.store, fetch }
    expect((await keepPage(store, new FileKeeper(store), '/a')).href).toBe('/a')
  })

  it('is not kept with a file that is not what the build wrote, and is once the file is', async () => {
    const site = fakeSite()
    const sheet = site.sheet('p{}')
    site.page('/a', 'one', [sheet])
    site.files.set(sheet, 'Log in')
    await expect(keep(site, '/a')).rejects.toThrow(sheet)
    expect(await pathsIn(await openFiles(site.store))).toEqual([])
    site.sheet('p{}')
    expect((await keep(site, '/a')).files).toEqual([sheet])
  })

  it('has its script again where a stored one is wrong, and the pictures of today', async () => {
    const site = fakeSite()
    const script = site.script('app-11111111.js', 'run()')
    site.files.set('/favicon.svg', '<svg/>')
    site.page('/a', 'one', [script, '/favicon.svg'])
    const files = await openFiles(site.store)
    for (const href of [script, '/favicon.svg']) await files.put(href, new Response('Log in'))
    await keep(site, '/a')
    expect(await (await files.match(script))?.text()).toBe(site.files.get(script))
    expect(await (await files.match('/favicon.svg'))?.text()).toBe('<svg/>')
  })

  it('is no page when the answer is an error', async () => {
    const site = fakeSite()
    await expect(keep(site, '/nowhere')).rejects.toThrow('404')
  })
})

describe('what is let go', () => {
  it('is every file that no page needs any more', async () => {
    const site = fakeSite()
    for (const href of ['/a', '/b']) {
      site.page(href, href, [site.sheet(href)])
      await keep(site, href)
    }
    await (await openPages(site.store)).delete('/a/index.html')
    await dropUnused(site.store)
    expect(await pathsIn(await openFiles(site.store))).toEqual([site.sheet('/b')])
  })

  it('is what the site kept, in whatever form, and nothing of its neighbours', async () => {
    const site = fakeSite('/shop/')
    const current = Object.values(cacheNames('/shop/'))
    const others = ['offline-1:/:pages', 'offline-1:/shop/next/:pages', 'someone else']
    // Of the first form nothing stays that was stored unchecked; what the reader asked for does.
    const old = ['pages', 'files', 'index'].map((kind) => `offline-1:/shop/:${kind}`)
    for (const name of [...current, ...old, ...others]) await site.caches.open(name)
    await dropCaches(site.store, 'old')
    expect(await site.caches.keys()).toEqual([...current, ...others])
    expect(current).toContain('offline-1:/shop/:areas')
    await dropCaches(site.store, 'all')
    expect(await site.caches.keys()).toEqual(others)
  })
})
