import { setTimeout } from 'node:timers/promises'

/** Files that are still being made while the site is served. */
export interface PendingFiles {
  /** Below the folder of the site, not percent-encoded. */
  readonly paths: ReadonlySet<string>
  /** Fulfilled when the files are there, or it is known that they will not be. */
  readonly made: Promise<unknown>
}

/** Whether an address below `base` is that of one of the files. */
export function isPending({ paths }: PendingFiles, target: string, base: string): boolean {
  try {
    const path = decodeURIComponent(target.replace(/\?.*/s, ''))
    const root = decodeURIComponent(base)
    return path.startsWith(root) && paths.has(path.slice(root.length))
  } catch {
    // An address that cannot be decoded is that of no file.
    return false
  }
}

/** Waits for the files; returns false if that takes too long. */
export async function waitForPending({ made }: PendingFiles, maxWaitMs: number): Promise<boolean> {
  const timer = new AbortController()
  try {
    return await Promise.race([
      made.then(() => true),
      setTimeout(maxWaitMs, false, { signal: timer.signal }),
    ])
  } finally {
    timer.abort()
  }
}
