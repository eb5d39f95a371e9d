import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAppOutdated } from './isAppOutdated.ts'
import { bypassHeader } from './payload.ts'

let respond: () => Promise<Response>
let requests: (readonly [href: string, options: RequestInit])[]

beforeEach(() => {
  requests = []
  // The page that is shown has no payload, as one that the deployment has removed.
  vi.stubGlobal('window', { __awning: { build: 'b1', base: '/shop/' } })
  vi.stubGlobal('location', { pathname: '/shop/docs/removed' })
  vi.stubGlobal('fetch', (href: string, options: RequestInit) => {
    requests.push([href, options])
    return href === '/shop/index.txt' ? respond() : Promise.reject(new Error(href))
  })
})

afterEach(() => vi.unstubAllGlobals())

const payload = (build: string) => async () =>
  new Response(`${JSON.stringify({ build, bytes: 4 })}\npage`)

it.each([
  ['is outdated when the site was made for another app since', true, payload('b2')],
  ['is not while the site is made for it', false, payload('b1')],
  ['may not be where something else answers', false, async () => new Response('<title>Log in')],
  ['may not be without a network', false, () => Promise.reject<Response>(new Error('offline'))],
])('the app %s', async (_, expected, given) => {
  respond = given
  expect(await isAppOutdated()).toBe(expected)
})

it('fetches a page that every version of the site has, past what is stored, and does not wait forever', async () => {
  respond = payload('b1')
  await isAppOutdated()
  expect(requests).toEqual([
    ['/shop/index.txt', expect.objectContaining({ cache: 'no-cache', signal: expect.anything() })],
  ])
  expect(requests[0]?.[1].headers).toEqual({ [bypassHeader]: '1' })
})
