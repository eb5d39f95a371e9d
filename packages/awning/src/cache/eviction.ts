/** Something in the cache, of whatever kind. */
export interface StoredEntry {
  readonly id: string
  readonly bytes: number
  /** The day (since 1970) on which it was last used. */
  readonly day: number
  /** Used by this process: it stays, or the next build would have to make it again. */
  readonly isUsed: boolean
}

export interface Limits {
  readonly days: number
  readonly bytes: number
}

export const usualLimits: Limits = { days: 14, bytes: 256 * 1024 * 1024 }

/**
 * The one rule by which a cache gets smaller: what has not been used for some days goes; and where
 * the rest is still too large, what was used longest ago goes first, until it fits.
 */
export function evicted<Entry extends StoredEntry>(
  entries: readonly Entry[],
  today: number,
  limits: Limits,
): Entry[] {
  const [old, recent] = [[] as Entry[], [] as Entry[]]
  for (const entry of entries)
    (!entry.isUsed && today - entry.day > limits.days ? old : recent).push(entry)
  let bytes = recent.reduce((sum, entry) => sum + entry.bytes, 0)
  for (const entry of recent.toSorted((a, b) => a.day - b.day)) {
    if (bytes <= limits.bytes) break
    if (entry.isUsed) continue
    old.push(entry)
    bytes -= entry.bytes
  }
  return old
}

/** Days since 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / (24 * 60 * 60 * 1000))
}
