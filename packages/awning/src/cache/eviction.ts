/** An entry of any cache. */
export interface StoredEntry {
  readonly id: string
  readonly bytes: number
  /** The day (since 1970) on which it was last used. */
  readonly day: number
  /** Whether this process has used it. Such an entry is never dropped, because the next build needs it too. */
  readonly isUsed: boolean
}

export interface Limits {
  readonly days: number
  readonly bytes: number
}

export const defaultLimits: Limits = { days: 14, bytes: 256 * 1024 * 1024 }

/**
 * Chooses the entries to drop: those that have not been used for some days, and then, if the others are
 * still too large together, the least recently used ones until they fit. A large site uses more than the
 * limit in every build. It may have as much again, or the first edit of a day would drop whatever it does
 * not need itself, such as the highlighted code of all other texts.
 */
export function entriesToEvict<Entry extends StoredEntry>(
  entries: readonly Entry[],
  today: number,
  limits: Limits,
): Entry[] {
  const [old, recent] = [[] as Entry[], [] as Entry[]]
  for (const entry of entries)
    (!entry.isUsed && today - entry.day > limits.days ? old : recent).push(entry)
  let bytes = bytesOf(recent)
  const limit = Math.max(limits.bytes, 2 * bytesOf(recent.filter(({ isUsed }) => isUsed)))
  for (const entry of recent.toSorted((a, b) => a.day - b.day)) {
    if (bytes <= limit) break
    if (entry.isUsed) continue
    old.push(entry)
    bytes -= entry.bytes
  }
  return old
}

function bytesOf(entries: readonly StoredEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.bytes, 0)
}

/** Days since 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / (24 * 60 * 60 * 1000))
}
