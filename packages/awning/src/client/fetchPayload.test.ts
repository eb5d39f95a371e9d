import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Prefetched } from './boot/prefetch.ts'
import { fetchPayload } from './fetchPayload.ts'

const href = '/a/index.txt'
const minute = 60_000

let fetched: Map<string, Prefetched | null>
let requested: string[]

beforeEach(() => {
  fetched = new Map()
  requested = []
  vi.stubGlobal('window', { __awning: { fetched } })
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return new Response('fetched')
  })
})

afterEach(() => vi.unstubAllGlobals())

function prefetch(address: string, response = Promise.resolve(new Response('ahead')), age = 0) {
  response.catch(() => {})
  fetched.set(address, [response, Date.now() - age])
}

const text = async () => (await fetchPayload(href)).text()

describe('a page that was fetched ahead', () => {
  it('is handed out without another request, and only once', async () => {
    prefetch(href)
    expect(await text()).toBe('ahead')
    expect(requested).toEqual([])
    expect(await text()).toBe('fetched')
  })

  it('is handed out if it says that there is no such page', async () => {
    prefetch(href, Promise.resolve(new Response('', { status: 404 })))
    expect((await fetchPayload(href)).status).toBe(404)
    expect(requested).toEqual([])
  })

  it.each([
    ['the server failed', () => Promise.resolve(new Response('', { status: 500 }))],
    ['the network failed', () => Promise.reject<Response>(new Error('offline'))],
  ])('is fetched again if %s', async (_, failing) => {
    prefetch(href, failing())
    expect(await text()).toBe('fetched')
    expect(requested).toEqual([href])
  })

  it('is fetched again if that was long ago: the site may have been deployed since', async () => {
    prefetch(href, undefined, 20 * minute)
    expect(await text()).toBe('ahead')
    prefetch(href, undefined, 40 * minute)
    expect(await text()).toBe('fetched')
  })
})

describe('what was fetched ahead in a long visit', () => {
  it('is forgotten, the oldest first, so that it does not fill the memory', async () => {
    for (let page = 0; page < 300; page += 1) {
      for (let seen = 0; seen < 20; seen += 1) prefetch(`/${page}-${seen}/index.txt`)
      await fetchPayload(`/${page}-19/index.txt`)
    }
    expect(fetched.size).toBeLessThanOrEqual(200)
    expect(fetched.has('/0-0/index.txt')).toBe(false)
    expect(fetched.has('/299-0/index.txt')).toBe(true)
  })

  it('is remembered as taken for the pages that were shown last, which need not be fetched ahead again', async () => {
    prefetch(href)
    for (let page = 0; page < 150; page += 1) prefetch(`/${page}/index.txt`)
    await fetchPayload(href)
    for (let page = 150; page < 300; page += 1) prefetch(`/${page}/index.txt`)
    await fetchPayload('/299/index.txt')
    expect(fetched.get(href)).toBe(null)
  })
})
