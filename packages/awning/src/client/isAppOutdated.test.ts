import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAppOutdated } from './isAppOutdated.ts'

let answer: () => Promise<Response>

beforeEach(() => {
  vi.stubGlobal('window', { __awning: { build: 'b1' } })
  vi.stubGlobal('location', { pathname: '/docs/a' })
  vi.stubGlobal('fetch', (href: string) =>
    href === '/docs/a/index.txt' ? answer() : Promise.reject(new Error(href)),
  )
})

afterEach(() => vi.unstubAllGlobals())

const payload = (build: string) => async () =>
  new Response(`${JSON.stringify({ build, bytes: 4 })}\npage`)

it.each([
  ['is outdated when the page was made for another app since', true, payload('b2')],
  ['is not while the page is made for it', false, payload('b1')],
  ['may not be where something else answers', false, async () => new Response('<title>Log in')],
  ['may not be without a network', false, () => Promise.reject<Response>(new Error('offline'))],
])('the app %s', async (_, expected, given) => {
  answer = given
  expect(await isAppOutdated()).toBe(expected)
})
