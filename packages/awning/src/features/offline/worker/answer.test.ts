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
import { openFiles, openIndex } from './store.ts'

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
  return { store: site.store, offlinePages, patience, checked: new Set() }
}

async function keptSite(...pages: readonly string[]): Promise<FakeSite> {
  const site = fakeSite()
  for (const href of pages) {
    site.page(href, `text of ${href}`)
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
    ['a hashed photograph', asked('/assets/a-0123456789-480w.webp'), 'file'],
    ['a file without a hash', asked('/assets/app.js'), undefined],
    [
      'a picture whose name only looks hashed',
      asked('/assets/day-20240101.png', { destination: 'image' }),
      'picture',
    ],
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
      expect(await answer.text()).toContain('Page text of /a')
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
    expect(await titleAt('/docs/a')).toBe('Page text of /offline ')
    expect(await titleAt('/en/docs/a')).toBe('Page text of /en/offline ')
    expect(await titleAt('/en')).toBe('Page text of /en/offline ')
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
    expect(await answer.text()).toContain('text of /a')
    expect((await answerPayload(desk(site), '/b/index.txt', null, broken)).type).toBe('error')
  })

  it('asked for by its id is the kept one, even where there is a network', async () => {
    const site = await keptSite('/a')
    const id = site.page('/a', 'text of /a')
    const byId = (wanted: string) => answerPayload(desk(site), '/a/index.txt', wanted, fresh)
    expect(await (await byId(id)).text()).toContain('text of /a')
    expect(await (await byId('another')).text()).toBe('fresh')
  })
})

describe('a hashed file', () => {
  const site = fakeSite()
  const right = site.script('a-12345678.js', 'run()')
  const bytes = Buffer.from(site.files.get(right) ?? '')
  const script = (body: Uint8Array<ArrayBuffer> | string = bytes, type = 'text/javascript') =>
    new Response(body, { headers: { 'content-type': type } })
  const stored = async ({ store }: FakeSite) => (await openFiles(store)).keys()

  it('is asked for once', async () => {
    const empty = fakeSite()
    const first = await answerFile(desk(empty), right, async () => script())
    expect(await first.answer.text()).toBe(bytes.toString())
    await first.kept
    const again = await answerFile(desk(empty), right, broken)
    expect(await again.answer.text()).toBe(bytes.toString())
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
    const { answer, kept } = await answerFile(desk(empty), right, async () => {
      asks += 1
      return make()
    })
    await kept
    const expected = make()
    expect(answer.status).toBe(expected.status)
    expect(await answer.text()).toBe(await expected.text())
    expect(await stored(empty)).toEqual([])
    expect(asks).toBeLessThanOrEqual(2)
  })

  it('is fetched past the HTTP cache, once, when that has something else', async () => {
    const empty = fakeSite()
    const asks: (string | undefined)[] = []
    const { answer, kept } = await answerFile(desk(empty), right, async (cache) => {
      asks.push(cache)
      return cache === 'reload' ? script() : script('Log in', 'text/html')
    })
    await kept
    expect(asks).toEqual([undefined, 'reload'])
    expect(await answer.text()).toBe(bytes.toString())
    expect(await stored(empty)).toHaveLength(1)
  })

  it('is the first response when the second does not come', async () => {
    const ask = (cache?: string) => (cache ? broken() : Promise.resolve(script('Log in')))
    const { answer } = await answerFile(desk(fakeSite()), right, ask)
    expect(await answer.text()).toBe('Log in')
  })

  it('is dropped and fetched again when the stored one is wrong', async () => {
    const spoilt = fakeSite()
    const files = await openFiles(spoilt.store)
    await files.put(right, script('Log in'))
    const offline = answerFile(desk(spoilt), right, broken)
    await expect(offline).rejects.toThrow('Failed to fetch')
    expect(await files.keys()).toEqual([])
    const { answer, kept } = await answerFile(desk(spoilt), right, async () => script())
    await kept
    expect(await answer.text()).toBe(bytes.toString())
    expect(await (await files.match(right))?.text()).toBe(bytes.toString())
  })

  it('arrives even where nothing can be stored', async () => {
    const full = fakeSite()
    full.caches.isFull = () => true
    const { answer, kept } = await answerFile(desk(full), right, async () => script())
    await kept
    expect(answer.status).toBe(200)
  })
})

/** What a style sheet or an image gets when its address leads to another site. */
function opaque(): Response {
  return Object.defineProperties(new Response(''), {
    status: { value: 0 },
    type: { value: 'opaque' },
  })
}

describe('a piece of the search index', () => {
  const json = (value: unknown) => async () => Response.json(value)

  it('comes from the network, and without one is what was loaded last', async () => {
    const site = fakeSite()
    const ask = (version: number, network: () => Promise<Response>) =>
      answerIndex(desk(site), `/assets/search/zh-text-0.json?v=${version}`, network)
    await (
      await ask(1, json(['one']))
    ).kept
    expect(await (await ask(1, broken)).answer.json()).toEqual(['one'])
    expect((await ask(2, broken)).answer.type).toBe('error')
    await (
      await ask(2, json(['two']))
    ).kept
    // One version of a piece is enough.
    expect((await ask(1, broken)).answer.type).toBe('error')
    expect(await (await ask(2, broken)).answer.json()).toEqual(['two'])
  })

  it('arrives even where nothing can be kept', async () => {
    const site = fakeSite()
    site.caches.isFull = () => true
    const manifest = json({ version: '1', bundles: 0 })
    const { answer, kept } = await answerIndex(desk(site), '/search/zh.json', manifest)
    await kept
    expect(answer.status).toBe(200)
  })

  it.each([
    ['/search/zh.json', '{"version":"1","bundles":2}'],
    ['/assets/search/zh-text-0.json?v=1', '[{"href":"/a"}]'],
    ['/assets/search/zh-terms-0.json?v=1', '{"version":[4]}'],
  ])(
    'is stored when it has the form of %s, and not when it is anything else',
    async (href, text) => {
      const site = fakeSite()
      const index = await openIndex(site.store)
      for (const wrong of ['', 'null', '<html>', '{"error":"log in"}', text.slice(0, -1)]) {
        const { answer, kept } = await answerIndex(
          desk(site),
          href,
          async () => new Response(wrong),
        )
        await kept
        expect(await answer.text()).toBe(wrong)
        expect(await index.keys(), wrong).toEqual([])
      }
      const ask = async (cache?: string) => new Response(cache ? text : 'Log in')
      await (
        await answerIndex(desk(site), href, ask)
      ).kept
      expect(await (await index.match(href))?.text()).toBe(text)
    },
  )
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
