import { SettingsError } from '../config/settingsError.ts'
import type { SiteConfig } from '../config/site.ts'
import type { RemoteCache } from '../cache/remote/remoteCache.ts'
import type { Shard } from '../content/shard.ts'

/** Reads the value of `--shard`. */
export function shardFrom(text: string): Shard {
  const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (number >= 1 && number <= count) return { number, count }
  throw new SettingsError(
    `"${text}" is no shard. Write --shard 2/8 for the second of eight machines; the first is 1/8.`,
  )
}

/** Throws a `SettingsError` if a shard has no cache into which it could render. */
export function checkShard(
  remote: RemoteCache | undefined,
  { number, count }: Shard,
  { cache }: Pick<SiteConfig, 'cache'>,
): void {
  const option = `--shard ${number}/${count}`
  if (!remote)
    throw new SettingsError(
      `${option} renders into a remote cache, and this site has none. Write cache: { remote: 'https://cache.example.com' } in site.config.ts.`,
    )
  if (!remote.isReadOnly) return
  const reason = cache.readOnly
    ? 'cache.readOnly in site.config.ts is true'
    : `the environment variable ${cache.token} with its token is not set`
  throw new SettingsError(`${option} renders into the remote cache, but ${reason}.`)
}

/** Throws a `SettingsError` if nothing of what a shard has made was stored, so that it was made in vain. */
export function checkStored(
  { storeFailure, counts }: Pick<RemoteCache, 'storeFailure' | 'counts'>,
  { number, count }: Shard,
): void {
  if (storeFailure === undefined || counts.saved > 0) return
  throw new SettingsError(
    `--shard ${number}/${count} has stored nothing in the remote cache: ${storeFailure}. Correct cache.remote in site.config.ts, or the token that cache.token names.`,
  )
}
