import { describe, expect, it } from 'vitest'
import { removeCaches, removeUnusedFiles } from './removeUnusedFiles.ts'
import { fakeSite } from './fakeStore.testing.ts'
import { FileSaver } from './fileSaver.ts'
import { savePage } from './savePage.ts'
import { findSavedPage, listSavedPages } from './listSavedPages.ts'
import { MismatchedPage } from './pagePair.ts'
import { cacheNames, openFiles, openPages, pathsIn } from './offlineStore.ts'

const save = (site: ReturnType<typeof fakeSite>, href: string) =>
  savePage(site.store, new FileSaver(site.store), href)

describe('a saved page', () => {
  it('includes its files and those that they name in turn', async () => {
    const site = fakeSite()
    const app = site.script('app-11111111.js', 'import"./part-22222222.js"')
    const part = site.script('part-22222222.js', 'import"./app-11111111.js"')
    const written = site.page('/a', 'one', [app])
    const { files, title, lang, id } = await save(site, '/a')
    expect(files).toEqual([app, part])
    expect({ title, lang, id }).toEqual({ title: 'Page one & more', lang: 'zh', id: written })
    expect(await pathsIn(await openFiles(site.store))).toEqual(expect.arrayContaining([...files]))
  })

  it('comes without the code of search, which is fetched when search is opened', async () => {
    const site = fakeSite()
    const panel = site.script('SearchPanel-22222222.js', 'import"./fold-33333333.js"')
    const fold = site.script('fold-33333333.js', 'fold()')
    const theme = site.script('theme-11111111.js', 'import(`./SearchPanel-22222222.js`)')
    site.page('/a', 'one', [theme])
    expect((await save(site, '/a')).files).toEqual([theme])
    expect(site.requested).not.toContain(panel)

    // The worker stores it then, and it stays for as long as the page that may need it.
    const files = await openFiles(site.store)
    for (const href of [panel, fold]) await files.put(href, new Response(site.files.get(href)))
    await removeUnusedFiles(site.store)
    expect(await pathsIn(files)).toEqual([theme, panel, fold])
    await (await openPages(site.store)).delete('/a/index.html')
    await removeUnusedFiles(site.store)
    expect(await pathsIn(files)).toEqual([])
  })

  it('comes without the compiler of live examples, which is fetched when one is edited', async () => {
    const site = fakeSite()
    const react = site.script('live-react-111111111111.js', 'react()')
    const compiler = site.script('live-compiler-111111111111.js', 'compile()')
    site.page('/a', 'one', [react, compiler])
    expect((await save(site, '/a')).files).toEqual([react])
  })

  it('is found by every form of its address, with its own payload', async () => {
    const site = fakeSite()
    const id = site.page('/a', 'one')
    await save(site, '/a')
    for (const form of ['/a', '/a/', '/a/index.html']) {
      const found = await findSavedPage(site.store, form)
      expect(found?.page.href, form).toBe('/a')
      expect((await found?.text())?.payload).toContain(`"id":"${id}"`)
    }
  })

  it('is never made of two versions of document and payload', async () => {
    const site = fakeSite()
    site.page('/a', 'old')
    const html = site.files.get('/a') ?? ''
    site.page('/a', 'new')
    site.files.set('/a', html)
    await expect(save(site, '/a')).rejects.toThrow(MismatchedPage)
    expect(await listSavedPages(site.store)).toEqual([])
  })

  it('is not saved at all when there is no room for one of its files', async () => {
    const site = fakeSite()
    site.page('/a', 'one', [site.sheet('')])
    site.caches.isFull = (path) => path.startsWith('/assets/')
    await expect(save(site, '/a')).rejects.toThrow('no room')
    expect(await listSavedPages(site.store)).toEqual([])
  })

  it('may mention a file that does not exist', async () => {
    const site = fakeSite()
    site.page('/a', 'one', ['/assets/example-11111111.js'])
    expect((await save(site, '/a')).files).toEqual([])
  })

  it('no longer counts once the browser has removed one of its files', async () => {
    const site = fakeSite()
    const sheet = site.sheet('')
    site.page('/a', 'one', [sheet])
    await save(site, '/a')
    await (await openFiles(site.store)).delete(sheet)
    expect(await listSavedPages(site.store)).toEqual([])
    expect(await findSavedPage(site.store, '/a')).toBeUndefined()
  })

  it.each([
    ['a login page', () => '<!doctype html><html><title>Log in</title><form></form></html>'],
    ['nothing', () => ''],
    ['JSON of something else', () => '{}\n'],
    ['a page that breaks off', (text: string) => text.slice(0, -2)],
  ])('is not made of %s, in place of document or payload', async (_, change) => {
    const site = fakeSite()
    for (const wrong of [['/a'], ['/a/index.txt'], ['/a', '/a/index.txt']]) {
      site.page('/a', 'one')
      for (const address of wrong) site.files.set(address, change(site.files.get(address) ?? ''))
      await expect(save(site, '/a'), wrong.join()).rejects.toThrow(MismatchedPage)
    }
    expect(await listSavedPages(site.store)).toEqual([])
  })

  it('is not made of a payload with other bytes, nor of another page', async () => {
    const site = fakeSite()
    site.page('/a', 'one')
    site.files.set('/a/index.txt', (site.files.get('/a/index.txt') ?? '').replace('one', 'two'))
    await expect(save(site, '/a')).rejects.toThrow(MismatchedPage)
    site.page('/b', 'one')
    for (const end of ['', '/index.txt'])
      site.files.set(`/a${end}`, site.files.get(`/b${end}`) ?? '')
    await expect(save(site, '/a')).rejects.toThrow(MismatchedPage)
  })

  it('is fetched once more, bypassing the HTTP cache, when that gives something else', async () => {
    const site = fakeSite()
    site.page('/a', 'one')
    const fetch: typeof site.store.fetch = (href, init) =>
      init?.cache === 'reload' ? site.store.fetch(href) : Promise.resolve(new Response('Log in'))
    const store = { ...site.store, fetch }
    expect((await savePage(store, new FileSaver(store), '/a')).href).toBe('/a')
  })

  it('is not saved with a file that does not match its hash, but is once the file does', async () => {
    const site = fakeSite()
    const sheet = site.sheet('p{}')
    site.page('/a', 'one', [sheet])
    site.files.set(sheet, 'Log in')
    await expect(save(site, '/a')).rejects.toThrow(sheet)
    expect(await pathsIn(await openFiles(site.store))).toEqual([])
    site.sheet('p{}')
    expect((await save(site, '/a')).files).toEqual([sheet])
  })

  it('replaces a stored script that does not match its hash, and fetches pictures again', async () => {
    const site = fakeSite()
    const script = site.script('app-11111111.js', 'run()')
    site.files.set('/favicon.svg', '<svg/>')
    site.page('/a', 'one', [script, '/favicon.svg'])
    const files = await openFiles(site.store)
    for (const href of [script, '/favicon.svg']) await files.put(href, new Response('Log in'))
    await save(site, '/a')
    expect(await (await files.match(script))?.text()).toBe(site.files.get(script))
    expect(await (await files.match('/favicon.svg'))?.text()).toBe('<svg/>')
  })

  it('is not made of an error response', async () => {
    const site = fakeSite()
    await expect(save(site, '/nowhere')).rejects.toThrow('404')
  })
})

describe('what is removed', () => {
  it('is every file that no page needs any more', async () => {
    const site = fakeSite()
    for (const href of ['/a', '/b']) {
      site.page(href, href, [site.sheet(href)])
      await save(site, href)
    }
    await (await openPages(site.store)).delete('/a/index.html')
    await removeUnusedFiles(site.store)
    expect(await pathsIn(await openFiles(site.store))).toEqual([site.sheet('/b')])
  })

  it('is every cache of the site, in any format, and none of other sites on the origin', async () => {
    const site = fakeSite('/shop/')
    const current = Object.values(cacheNames('/shop/'))
    const others = ['offline-1:/:pages', 'offline-1:/shop/next/:pages', 'someone else']
    // Format 1 stored responses unchecked, so they are removed; the list of saved areas stays.
    const old = ['pages', 'files', 'index'].map((kind) => `offline-1:/shop/:${kind}`)
    for (const name of [...current, ...old, ...others]) await site.caches.open(name)
    await removeCaches(site.store, 'old')
    expect(await site.caches.keys()).toEqual([...current, ...others])
    expect(current).toContain('offline-1:/shop/:areas')
    await removeCaches(site.store, 'all')
    expect(await site.caches.keys()).toEqual(others)
  })
})
