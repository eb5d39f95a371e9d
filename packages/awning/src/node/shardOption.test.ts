import { expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { SiteConfig } from '../config/site.ts'
import { openRemote } from './openRemote.ts'
import { checkShard, checkStored } from './shardOption.ts'

const address = 'https://cache.example.com'
const shard = { number: 2, count: 8 }

/** What is wrong with a shard of a site with these settings of the cache; empty if nothing is. */
function mistakeWith(cache: Partial<SiteConfig['cache']>): string {
  const config = { cache: { readOnly: false, ...cache } }
  try {
    checkShard(
      openRemote(config, {}, () => undefined),
      shard,
      config,
    )
    return ''
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : ''
  }
}

it('a shard needs a remote cache into which it may write', () => {
  expect(mistakeWith({ remote: address })).toBe('')
  expect(mistakeWith(plainSite.cache)).toBe(
    "SettingsError: --shard 2/8 renders into a remote cache, and this site has none. Write cache: { remote: 'https://cache.example.com' } in site.config.ts.",
  )
  expect(mistakeWith({ remote: address, readOnly: true })).toBe(
    'SettingsError: --shard 2/8 renders into the remote cache, but cache.readOnly in site.config.ts is true.',
  )
  expect(mistakeWith({ remote: address, token: 'CACHE_TOKEN' })).toBe(
    'SettingsError: --shard 2/8 renders into the remote cache, but the environment variable CACHE_TOKEN with its token is not set.',
  )
})

it('a shard of which nothing was stored has failed, with the reason', () => {
  const check = (storeFailure: string | undefined, saved: number) => () =>
    checkStored({ storeFailure, counts: { found: 0, missing: 9, saved } }, shard)
  expect(check('it answers 401 Unauthorized', 0)).toThrow(
    '--shard 2/8 has stored nothing in the remote cache: it answers 401 Unauthorized. Correct cache.remote',
  )
  // What is there already is not stored again, and what is missing costs time alone.
  expect(check(undefined, 0)).not.toThrow()
  expect(check('it answers 500', 1)).not.toThrow()
})
