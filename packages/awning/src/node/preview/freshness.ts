import type { BigIntStats } from 'node:fs'
import type { Encoding } from './acceptedEncodings.ts'

const hashedName = /-[A-Za-z0-9_-]{8,}\./

/** A name that carries a hash of its content never means anything else: it may be kept for good. */
export function cacheControl(segments: string[]): string {
  const isHashed = segments[0] === 'assets' && hashedName.test(segments.at(-1) ?? '')
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** A strong tag: other bytes, and that is also another encoding, have another one. */
export function entityTag(
  { size, mtimeNs }: Pick<BigIntStats, 'size' | 'mtimeNs'>,
  encoding: Encoding | undefined,
): string {
  return `"${size.toString(36)}-${mtimeNs.toString(36)}-${encoding ?? 'plain'}"`
}

/** Whether an `If-None-Match` header names `tag`; HTTP compares weakly here. */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}
