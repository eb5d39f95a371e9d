import { expect, it } from 'vitest'
import { remoteServer } from '../cache/remote/remoteServer.testing.ts'
import { defineSite } from '../config/defineSite.ts'
import type { SiteSettings } from '../config/site.ts'
import { plainSettings } from '../config/plainSettings.testing.ts'
import { configText } from './build-manifest/currentFacts.ts'
import { openRemote } from './openRemote.ts'

const siteWith = (cache?: SiteSettings['cache']) => defineSite({ ...plainSettings, cache }, {})
const ignore = () => undefined

async function authorizationFor(secret: string): Promise<string | undefined> {
  const server = await remoteServer()
  const config = siteWith({ remote: `${server.address}/`, token: 'CACHE_TOKEN' })
  await openRemote(config, { CACHE_TOKEN: secret }, ignore)?.get('pages', 'a')
  expect(server.requests[0]?.path).toMatch(/^\/store\/[0-9a-f]{64}$/)
  return server.requests[0]?.authorization
}

it('a site has no remote cache, unless its settings name one', () => {
  for (const cache of [undefined, {}, { remote: '' }, { remote: undefined }])
    expect(openRemote(siteWith(cache), {}, ignore)).toBeUndefined()
})

it('the token comes from the environment variable that the settings name', async () => {
  expect(await authorizationFor('abc.def')).toBe('Bearer abc.def')
  expect(await authorizationFor('Basic dXNlcjpwYXNz\n')).toBe('Basic dXNlcjpwYXNz')
})

it('nothing is stored where the token is missing, or the settings forbid it', () => {
  const remote = 'https://cache.example.com'
  const isReadOnly = (cache: SiteSettings['cache'], secret?: string) =>
    openRemote(siteWith({ remote, ...cache }), { CACHE_TOKEN: secret }, ignore)?.isReadOnly
  expect(isReadOnly({})).toBe(false)
  expect(isReadOnly({ readOnly: true })).toBe(true)
  expect(isReadOnly({ token: 'CACHE_TOKEN' }, 'abc')).toBe(false)
  expect(isReadOnly({ token: 'CACHE_TOKEN', readOnly: true }, 'abc')).toBe(true)
  expect(isReadOnly({ token: 'CACHE_TOKEN' }, '')).toBe(true)
  expect(isReadOnly({ token: 'CACHE_TOKEN' })).toBe(true)
})

it('settings of the cache do not change what pages are made from', () => {
  const remote = 'https://cache.example.com'
  const text = configText(siteWith({ remote, token: 'CACHE_TOKEN', readOnly: true }))
  expect(text).toBe(configText(siteWith()))
})
