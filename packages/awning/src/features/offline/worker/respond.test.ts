import { describe, expect, it, vi } from 'vitest'
import {
  respondWithFile,
  respondWithIndex,
  respondWithPage,
  respondWithPayload,
  respondWithPicture,
  requestKind,
  type WorkerContext,
} from './respond.ts'
import { bypassHeader, savedHeader } from '../../../client/payload.ts'
import { fakeSite, type FakeSite } from './fakeStore.testing.ts'
import { FileSaver } from './fileSaver.ts'
import { savePage } from './savePage.ts'
import { openFiles, openIndex } from './offlineStore.ts'

const origin = 'https://shop.test'
const request = (path: string, init: Partial<Request> = {}) => ({
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

function context(
  site: FakeSite,
  networkTimeout: WorkerContext['networkTimeout'] = never,
): WorkerContext {
  const offlinePages = [
    { root: '/', href: '/offline' },
    { root: '/en/', href: '/en/offline' },
  ]
  return { store: site.store, offlinePages, networkTimeout, checked: new Set() }
}

async function siteWith(...pages: readonly string[]): Promise<FakeSite> {
  const site = fakeSite()
  for (const href of pages) {
    site.page(href, `text of ${href}`)
    await savePage(site.store, new FileSaver(site.store), href)
  }
  return site
}

describe('a request', () => {
  it.each([
    ['a page', request('/docs/a', { mode: 'navigate' }), 'page'],
    ['a page by its file', request('/docs/a/index.html', { mode: 'navigate' }), 'page'],
    ['a feed in a tab', request('/blog/rss.xml', { mode: 'navigate' }), undefined],
    ['a payload', request('/docs/a/index.txt'), 'payload'],
    ['a hashed file', request('/assets/app-C_CdtwE8.js'), 'file'],
    ['a hashed photograph', request('/assets/a-0123456789-480w.webp'), 'file'],
    [
      'the document of a frame',
      request('/assets/live-0123456789.html', { mode: 'navigate', destination: 'iframe' }),
      'file',
    ],
    ['a file without a hash', request('/assets/app.js'), undefined],
    [
      'a picture whose name only looks hashed',
      request('/assets/day-20240101.png', { destination: 'image' }),
      'picture',
    ],
    ['a picture of the site', request('/img/a.png', { destination: 'image' }), 'picture'],
    ['the search index', request('/search/zh.json'), 'index'],
    ['a piece of it', request('/search/zh-text-0.json?v=1'), 'index'],
    ['a list', request('/offline/areas.json'), undefined],
    ['something sent', request('/docs/a', { method: 'POST', mode: 'navigate' }), undefined],
    [
      'a piece of a file',
      request('/assets/film-12345678.mp4', { headers: new Headers({ range: 'bytes=0-' }) }),
      undefined,
    ],
    [
      'what the network has',
      request('/docs/a/index.txt', { headers: new Headers({ [bypassHeader]: '1' }) }),
      undefined,
    ],
    ['another origin', request('/', { url: 'https://other.test/assets/a-12345678.js' }), undefined],
  ])('for %s has its kind', (_, fields, kind) => {
    expect(requestKind(fields, origin, '/')).toBe(kind)
  })

  it('outside of the base is left to the browser', () => {
    expect(requestKind(request('/docs/a', { mode: 'navigate' }), origin, '/shop/')).toBeUndefined()
    expect(requestKind(request('/shop/docs', { mode: 'navigate' }), origin, '/shop/')).toBe('page')
  })
})

describe('a page', () => {
  it('comes from the network where there is one', async () => {
    const site = await siteWith('/a')
    expect(await (await respondWithPage(context(site), '/a', fresh)).text()).toBe('fresh')
  })

  it('is the saved one without a network, when the host fails, and when the network takes too long', async () => {
    const site = await siteWith('/a')
    for (const [networkTimeout, fetchFromNetwork] of [
      [never, broken],
      // What Firefox gives for a preload that failed.
      [never, () => Promise.resolve(Response.error())],
      [never, () => fresh(503)],
      [() => Promise.resolve(), never],
    ] as const) {
      const response = await respondWithPage(context(site, networkTimeout), '/a/', fetchFromNetwork)
      expect(await response.text()).toContain('Page text of /a')
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
  })

  it('that the reader reloads is waited for longer, and then is the saved one', async () => {
    const site = await siteWith('/a')
    const timeouts: boolean[] = []
    const patient = context(site, async (isReload) => void timeouts.push(isReload))
    const reloaded = await respondWithPage(patient, '/a', never, true)
    expect(await reloaded.text()).toContain('Page text of /a')
    await respondWithPage(patient, '/a', never)
    expect(timeouts).toEqual([true, false])
  })

  it('that was deleted gives the 404 of the network', async () => {
    const site = await siteWith('/a')
    expect((await respondWithPage(context(site), '/a', () => fresh(404))).status).toBe(404)
  })

  it('that is not saved is waited for, however long it takes', async () => {
    const site = await siteWith('/a')
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(fresh()), 20))
    const response = await respondWithPage(
      context(site, () => Promise.resolve()),
      '/b',
      slow,
    )
    expect(await response.text()).toBe('fresh')
  })

  it('that cannot be loaded is replaced by the offline page of its language', async () => {
    const site = await siteWith('/offline', '/en/offline')
    const titleAt = async (path: string) =>
      /<title>([^&]*)/.exec(await (await respondWithPage(context(site), path, broken)).text())?.[1]
    expect(await titleAt('/docs/a')).toBe('Page text of /offline ')
    expect(await titleAt('/en/docs/a')).toBe('Page text of /en/offline ')
    expect(await titleAt('/en')).toBe('Page text of /en/offline ')
    const failed = () => Promise.resolve(Response.error())
    expect(await (await respondWithPage(context(site), '/docs/a', failed)).text()).toContain(
      '/offline',
    )
  })

  it('is a network error when the offline page is not saved either', async () => {
    const site = fakeSite()
    expect((await respondWithPage(context(site), '/a', broken)).type).toBe('error')
    site.caches.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    expect((await respondWithPage(context(site), '/a', broken)).type).toBe('error')
    expect(await (await respondWithPage(context(site), '/a', fresh)).text()).toBe('fresh')
  })
})

describe('a payload', () => {
  it('is the saved one without a network, and an error where none is saved', async () => {
    const site = await siteWith('/a')
    const response = await respondWithPayload(context(site), '/a/index.txt', null, broken)
    expect(await response.text()).toContain('text of /a')
    expect(response.headers.has(savedHeader)).toBe(true)
    expect((await respondWithPayload(context(site), '/b/index.txt', null, broken)).type).toBe(
      'error',
    )
  })

  it('requested by its id is the saved one, even where there is a network', async () => {
    const site = await siteWith('/a')
    const id = site.page('/a', 'text of /a')
    const byId = (wanted: string) =>
      respondWithPayload(context(site), '/a/index.txt', wanted, fresh)
    expect(await (await byId(id)).text()).toContain('text of /a')
    const other = await byId('another')
    expect(await other.text()).toBe('fresh')
    expect(other.headers.has(savedHeader)).toBe(false)
  })
})

describe('a hashed file', () => {
  const site = fakeSite()
  const right = site.script('a-12345678.js', 'run()')
  const bytes = Buffer.from(site.files.get(right) ?? '')
  const script = (body: Uint8Array<ArrayBuffer> | string = bytes, type = 'text/javascript') =>
    new Response(body, { headers: { 'content-type': type } })
  const storedFiles = async ({ store }: FakeSite) => (await openFiles(store)).keys()

  it('is fetched once', async () => {
    const empty = fakeSite()
    const first = await respondWithFile(context(empty), right, async () => script())
    expect(await first.response.text()).toBe(bytes.toString())
    await first.stored
    const again = await respondWithFile(context(empty), right, broken)
    expect(await again.response.text()).toBe(bytes.toString())
  })

  it.each([
    ['a login page', () => script('<!doctype html><title>Log in</title>', 'text/html')],
    ['the right bytes under another type', () => script(bytes, 'text/html')],
    ['all but its last byte', () => script(bytes.subarray(0, -1))],
    ['a byte too many', () => script(Buffer.concat([bytes, Buffer.from(' ')]))],
    ['nothing', () => script('')],
    ['garbage of the same length', () => script('x'.repeat(bytes.length))],
    ['an error', () => new Response('', { status: 500 })],
    ['a response that cannot be read', () => opaque()],
  ])('is passed on as it came, and not stored, when it is %s', async (_, make) => {
    const empty = fakeSite()
    let asks = 0
    const { response, stored } = await respondWithFile(context(empty), right, async () => {
      asks += 1
      return make()
    })
    await stored
    const expected = make()
    expect(response.status).toBe(expected.status)
    expect(await response.text()).toBe(await expected.text())
    expect(await storedFiles(empty)).toEqual([])
    expect(asks).toBeLessThanOrEqual(2)
  })

  it('is fetched once more, bypassing the HTTP cache, when that gives something else', async () => {
    const empty = fakeSite()
    const asks: (string | undefined)[] = []
    const { response, stored } = await respondWithFile(context(empty), right, async (cache) => {
      asks.push(cache)
      return cache === 'reload' ? script() : script('Log in', 'text/html')
    })
    await stored
    expect(asks).toEqual([undefined, 'reload'])
    expect(await response.text()).toBe(bytes.toString())
    expect(await storedFiles(empty)).toHaveLength(1)
  })

  it('is the first response when the second request fails', async () => {
    const fetchFromNetwork = (cache?: string) =>
      cache ? broken() : Promise.resolve(script('Log in'))
    const { response } = await respondWithFile(context(fakeSite()), right, fetchFromNetwork)
    expect(await response.text()).toBe('Log in')
  })

  it('is removed and fetched again when the stored one does not match its hash', async () => {
    const damaged = fakeSite()
    const files = await openFiles(damaged.store)
    await files.put(right, script('Log in'))
    const offline = respondWithFile(context(damaged), right, broken)
    await expect(offline).rejects.toThrow('Failed to fetch')
    expect(await files.keys()).toEqual([])
    const { response, stored } = await respondWithFile(context(damaged), right, async () =>
      script(),
    )
    await stored
    expect(await response.text()).toBe(bytes.toString())
    expect(await (await files.match(right))?.text()).toBe(bytes.toString())
  })

  it('is checked once while the worker runs, and again after the reader has reloaded a page', async () => {
    const site = await siteWith('/a')
    const worker = context(site)
    await (
      await respondWithFile(worker, right, async () => script())
    ).stored
    const text = async () =>
      (await respondWithFile(worker, right, async () => script())).response.text()
    await text()
    await (await openFiles(site.store)).put(right, script('Log in'))
    expect(await text()).toBe('Log in')
    await respondWithPage(worker, '/a', fresh, true)
    expect(await text()).toBe(bytes.toString())
  })

  it('is passed on even where nothing can be stored', async () => {
    const full = fakeSite()
    full.caches.isFull = () => true
    const { response, stored } = await respondWithFile(context(full), right, async () => script())
    await stored
    expect(response.status).toBe(200)
  })
})

/** What a style sheet or an image gets when its address leads to another site. */
function opaque(): Response {
  return Object.defineProperties(new Response(''), {
    status: { value: 0 },
    type: { value: 'opaque' },
  })
}

describe('a file of the search index', () => {
  const json = (value: unknown) => async () => Response.json(value)

  /** Loads a file of an index from the network. */
  const load = async (site: FakeSite, href: string, value: unknown) => {
    await (
      await respondWithIndex(context(site), href, json(value))
    ).stored
  }
  const offline = async (site: FakeSite, href: string) =>
    (await respondWithIndex(context(site), href, broken)).response

  it('comes from the network, and offline it is what was loaded last', async () => {
    const site = fakeSite()
    await load(site, '/search/zh-text-0.json?v=1', ['one'])
    expect(await (await offline(site, '/search/zh-text-0.json?v=1')).json()).toEqual(['one'])
    expect((await offline(site, '/search/zh-text-0.json?v=2')).type).toBe('error')
    await load(site, '/search/zh-text-0.json?v=1', ['two'])
    expect(await (await offline(site, '/search/zh-text-0.json?v=1')).json()).toEqual(['two'])
  })

  it('is removed when a new version of its language begins, and no other file is', async () => {
    const site = fakeSite()
    const index = await openIndex(site.store)
    const stored = async () => (await index.keys()).map(({ url }) => url.replace(origin, ''))
    const manifest = (version: string) => ({ version, bundles: 2 })
    await load(site, '/search/zh.json', manifest('1'))
    await load(site, '/search/zh-text-0.json?v=1', [])
    await load(site, '/search/zh-terms-7.json?v=1', {})
    await load(site, '/search/zh-TW-text-0.json?v=1', [])
    await load(site, '/search/zh.json', manifest('1'))
    expect(await stored()).toHaveLength(4)
    await load(site, '/search/zh.json', manifest('2'))
    expect(await stored()).toEqual(['/search/zh-TW-text-0.json?v=1', '/search/zh.json'])
    await load(site, '/search/zh-text-5.json?v=2', [])
    expect((await offline(site, '/search/zh-text-5.json?v=2')).status).toBe(200)
  })

  it('is stored without going through the others, which may be thousands', async () => {
    const site = fakeSite()
    const index = await openIndex(site.store)
    await load(site, '/search/zh.json', { version: '1', bundles: 2 })
    const searched = [vi.spyOn(index, 'keys'), vi.spyOn(index, 'delete')]
    await load(site, '/search/zh-text-0.json?v=1', [])
    await load(site, '/search/zh.json', { version: '1', bundles: 2 })
    for (const spy of searched) expect(spy).not.toHaveBeenCalled()
  })

  it('is passed on even where nothing can be stored', async () => {
    const site = fakeSite()
    site.caches.isFull = () => true
    const manifest = json({ version: '1', bundles: 0 })
    const { response, stored } = await respondWithIndex(context(site), '/search/zh.json', manifest)
    await stored
    expect(response.status).toBe(200)
  })

  it.each([
    ['/search/zh.json', '{"version":"1","bundles":2}'],
    ['/search/zh-text-0.json?v=1', '[{"href":"/a"}]'],
    ['/search/zh-terms-0.json?v=1', '{"version":[4]}'],
  ])(
    'is stored when it has the form of %s, and not when it is anything else',
    async (href, text) => {
      const site = fakeSite()
      const index = await openIndex(site.store)
      for (const wrong of ['', 'null', '<html>', '{"error":"log in"}', text.slice(0, -1)]) {
        const { response, stored } = await respondWithIndex(
          context(site),
          href,
          async () => new Response(wrong),
        )
        await stored
        expect(await response.text()).toBe(wrong)
        expect(await index.keys(), wrong).toEqual([])
      }
      const fetchFromNetwork = async (cache?: string) => new Response(cache ? text : 'Log in')
      await (
        await respondWithIndex(context(site), href, fetchFromNetwork)
      ).stored
      expect(await (await index.match(href))?.text()).toBe(text)
    },
  )
})

describe('a picture', () => {
  it('is the saved one without a network', async () => {
    const site = fakeSite()
    await (await openFiles(site.store)).put('/favicon.svg', new Response('<svg/>'))
    const response = await respondWithPicture(context(site), '/favicon.svg', broken)
    expect(await response.text()).toBe('<svg/>')
    expect((await respondWithPicture(context(site), '/other.svg', broken)).type).toBe('error')
  })
})
