import { describe, expect, it } from 'vitest'
import {
  answerFile,
  answerIndex,
  answerPage,
  answerPayload,
  answerPicture,
  kindOf,
  type Desk,
} from './answer.ts'
import { fakeSite, type FakeSite } from './fakeStore.testing.ts'
import { FileKeeper } from './fileKeeper.ts'
import { keepPage } from './keepPage.ts'
import { openFiles } from './store.ts'

const origin = 'https://shop.test'
const asked = (path: string, init: Partial<Request> = {}) => ({
  method: 'GET',
  url: origin + path,
  mode: 'cors' as const,
  destination: '' as const,
  headers: new Headers(),
  ...init,
})
const never = () => new Promise<never>(() => {})
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
const fresh = (status = 200) => Promise.resolve(new Response('fresh', { status }))

function desk(site: FakeSite, patience: Desk['patience'] = never): Desk {
  const offlinePages = [
    { root: '/', href: '/offline' },
    { root: '/en/', href: '/en/offline' },
  ]
  return { store: site.store, offlinePages, patience }
}

async function keptSite(...pages: readonly string[]): Promise<FakeSite> {
  const site = fakeSite()
  for (const href of pages) {
    site.page(href, `id of ${href}`)
    await keepPage(site.store, new FileKeeper(site.store), href)
  }
  return site
}

describe('a request', () => {
  it.each([
    ['a page', asked('/docs/a', { mode: 'navigate' }), 'page'],
    ['a page by its file', asked('/docs/a/index.html', { mode: 'navigate' }), 'page'],
    ['a feed in a tab', asked('/blog/rss.xml', { mode: 'navigate' }), undefined],
    ['a payload', asked('/docs/a/index.txt'), 'payload'],
    ['a hashed file', asked('/assets/app-C_CdtwE8.js'), 'file'],
    ['a file without a hash', asked('/assets/app.js'), undefined],
    ['a picture of the site', asked('/img/a.png', { destination: 'image' }), 'picture'],
    ['the search index', asked('/search/zh.json'), 'index'],
    ['a piece of it', asked('/assets/search/zh-text-0.json?v=1'), 'index'],
    ['a list', asked('/offline/areas.json'), undefined],
    ['something sent', asked('/docs/a', { method: 'POST', mode: 'navigate' }), undefined],
    [
      'a piece of a file',
      asked('/assets/film-12345678.mp4', { headers: new Headers({ range: 'bytes=0-' }) }),
      undefined,
    ],
    ['another origin', asked('/', { url: 'https://other.test/assets/a-12345678.js' }), undefined],
  ])('for %s has its kind', (_, request, kind) => {
    expect(kindOf(request, origin, '/')).toBe(kind)
  })

  it('outside of the base is nobody’s', () => {
    expect(kindOf(asked('/docs/a', { mode: 'navigate' }), origin, '/shop/')).toBeUndefined()
    expect(kindOf(asked('/shop/docs', { mode: 'navigate' }), origin, '/shop/')).toBe('page')
  })
})

describe('a page', () => {
  it('comes from the network where there is one', async () => {
    const site = await keptSite('/a')
    expect(await (await answerPage(desk(site), '/a', fresh)).text()).toBe('fresh')
  })

  it('is the kept one without a network, when the host fails, and when the network takes too long', async () => {
    const site = await keptSite('/a')
    for (const [patience, ask] of [
      [never, broken],
      // What Firefox gives for a preload that failed.
      [never, () => Promise.resolve(Response.error())],
      [never, () => fresh(503)],
      [() => Promise.resolve(), never],
    ] as const) {
      const answer = await answerPage(desk(site, patience), '/a/', ask)
      expect(await answer.text()).toContain('Page id of /a')
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
  })

  it('that is gone is told as gone', async () => {
    const site = await keptSite('/a')
    expect((await answerPage(desk(site), '/a', () => fresh(404))).status).toBe(404)
  })

  it('that is not kept is waited for, however long it takes', async () => {
    const site = await keptSite('/a')
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(fresh()), 20))
    const answer = await answerPage(
      desk(site, () => Promise.resolve()),
      '/b',
      slow,
    )
    expect(await answer.text()).toBe('fresh')
  })

  it('that cannot be had gives way to the offline page of its language', async () => {
    const site = await keptSite('/offline', '/en/offline')
    const titleAt = async (path: string) =>
      /<title>([^&]*)/.exec(await (await answerPage(desk(site), path, broken)).text())?.[1]
    expect(await titleAt('/docs/a')).toBe('Page id of /offline ')
    expect(await titleAt('/en/docs/a')).toBe('Page id of /en/offline ')
    expect(await titleAt('/en')).toBe('Page id of /en/offline ')
    const failed = () => Promise.resolve(Response.error())
    expect(await (await answerPage(desk(site), '/docs/a', failed)).text()).toContain('/offline')
  })

  it('is an error like any other when nothing is left', async () => {
    const site = fakeSite()
    expect((await answerPage(desk(site), '/a', broken)).type).toBe('error')
    site.caches.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    expect((await answerPage(desk(site), '/a', broken)).type).toBe('error')
    expect(await (await answerPage(desk(site), '/a', fresh)).text()).toBe('fresh')
  })
})

describe('a payload', () => {
  it('is the kept one without a network, and an error where none is kept', async () => {
    const site = await keptSite('/a')
    const answer = await answerPayload(desk(site), '/a/index.txt', null, broken)
    expect(await answer.text()).toContain('"id":"id of /a"')
    expect((await answerPayload(desk(site), '/b/index.txt', null, broken)).type).toBe('error')
  })

  it('asked for by its id is the kept one, even where there is a network', async () => {
    const site = await keptSite('/a')
    const byId = (id: string) => answerPayload(desk(site), '/a/index.txt', id, fresh)
    expect(await (await byId('id of /a')).text()).toContain('"id":"id of /a"')
    expect(await (await byId('another')).text()).toBe('fresh')
  })
})

describe('a hashed file', () => {
  it('is asked for once', async () => {
    const site = fakeSite()
    const basic = () =>
      fresh().then((answer) => Object.defineProperty(answer, 'type', { value: 'basic' }))
    const first = await answerFile(desk(site), '/assets/a-12345678.js', basic)
    expect(await first.answer.text()).toBe('fresh')
    await first.kept
    const again = await answerFile(desk(site), '/assets/a-12345678.js', broken)
    expect(await again.answer.text()).toBe('fresh')
  })

  it('is not kept when it is an error, and arrives even where nothing can be kept', async () => {
    const site = fakeSite()
    await (
      await answerFile(desk(site), '/assets/a-12345678.js', () => fresh(500))
    ).kept
    expect(await (await openFiles(site.store)).keys()).toEqual([])
    site.caches.isFull = () => true
    const { answer, kept } = await answerFile(desk(site), '/assets/a-12345678.js', fresh)
    await kept
    expect(answer.status).toBe(200)
  })
})

describe('a piece of the search index', () => {
  const basic = () =>
    fresh().then((answer) => Object.defineProperty(answer, 'type', { value: 'basic' }))

  it('comes from the network, and without one is what was loaded last', async () => {
    const site = fakeSite()
    const ask = (version: number, network: () => Promise<Response>) =>
      answerIndex(desk(site), `/assets/search/zh-text-0.json?v=${version}`, network)
    await (
      await ask(1, basic)
    ).kept
    expect(await (await ask(1, broken)).answer.text()).toBe('fresh')
    expect((await ask(2, broken)).answer.type).toBe('error')
    await (
      await ask(2, basic)
    ).kept
    // One version of a piece is enough.
    expect((await ask(1, broken)).answer.type).toBe('error')
    expect(await (await ask(2, broken)).answer.text()).toBe('fresh')
  })

  it('arrives even where nothing can be kept', async () => {
    const site = fakeSite()
    site.caches.isFull = () => true
    const { answer, kept } = await answerIndex(desk(site), '/search/zh.json', basic)
    await kept
    expect(answer.status).toBe(200)
  })
})

describe('a picture', () => {
  it('is the kept one without a network', async () => {
    const site = fakeSite()
    await (await openFiles(site.store)).put('/favicon.svg', new Response('<svg/>'))
    const answer = await answerPicture(desk(site), '/favicon.svg', broken)
    expect(await answer.text()).toBe('<svg/>')
    expect((await answerPicture(desk(site), '/other.svg', broken)).type).toBe('error')
  })
})
