import type { BigIntStats } from 'node:fs'
import { cachedForGood, revalidated } from '../hosts/siteHeaders.ts'
import type { Encoding } from './compress.ts'

const hashedName = /-[A-Za-z0-9_-]{8,}\./

/** A file with a hash of its content in its name never changes, so it may be cached forever. */
export function cacheControl(segments: string[]): string {
  const isHashed = segments[0] === 'assets' && hashedName.test(segments.at(-1) ?? '')
  return isHashed ? cachedForGood : revalidated
}

/** A strong tag: it differs for other bytes, and so for another encoding. */
export function entityTag(
  { size, mtimeNs }: Pick<BigIntStats, 'size' | 'mtimeNs'>,
  encoding: Encoding | undefined,
): string {
  return `"${size.toString(36)}-${mtimeNs.toString(36)}-${encoding ?? 'plain'}"`
}
