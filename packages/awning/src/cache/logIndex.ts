import { fstatSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { KnownPart, LogEntry, ScannedLog } from './logFormat.ts'
import { readSealed, removeSealed, writeSealed } from './sealedFile.ts'

/** The entries of a log up to its `end`, with a list per property: a log of texts is large, and its lines are all over it. */
interface StoredIndex {
  readonly end: number
  readonly lastLine: number
  /** Bytes at `lastLine`: a log that was written again has others there. */
  readonly lastBytes: string
  readonly hashes: readonly string[]
  readonly positions: readonly number[]
  readonly lengths: readonly number[]
  readonly checksums: readonly number[]
  readonly days: readonly number[]
}

const lastLength = 32
/** The lines of a smaller log are found in as little time. */
const minIndexedLog = 1024 * 1024

const indexFile = (log: string): string => join(dirname(log), 'index.json')

/** What is known of a log; undefined if there is no index of it. */
export function readIndex(log: string, descriptor: number): KnownPart | undefined {
  const { size } = fstatSync(descriptor)
  if (size < minIndexedLog) return undefined
  const stored = readSealed<StoredIndex>(indexFile(log))?.value
  if (!stored || stored.end > size) return undefined
  if (bytesAt(descriptor, stored.lastLine) !== stored.lastBytes) return undefined
  const { end, lastLine, hashes, positions, lengths, checksums, days } = stored
  const entries = new Map<string, LogEntry>()
  for (const [at, hash] of hashes.entries())
    entries.set(hash, {
      position: positions[at] ?? 0,
      length: lengths[at] ?? 0,
      checksum: checksums[at] ?? 0,
      day: days[at] ?? 0,
    })
  return { entries, end, lastLine }
}

/** Writes the index of a log that is large enough. */
export function writeIndex(
  log: string,
  descriptor: number,
  { entries, end, lastLine }: ScannedLog,
): void {
  if (end < minIndexedLog) return
  const all = [...entries.values()]
  writeSealed(indexFile(log), {
    end,
    lastLine,
    lastBytes: bytesAt(descriptor, lastLine),
    hashes: [...entries.keys()],
    positions: all.map(({ position }) => position),
    lengths: all.map(({ length }) => length),
    checksums: all.map(({ checksum }) => checksum),
    days: all.map(({ day }) => day),
  } satisfies StoredIndex)
}

/** A log that is written again has its entries at other places. */
export function removeIndex(log: string): void {
  removeSealed(indexFile(log))
}

function bytesAt(descriptor: number, position: number): string {
  const bytes = Buffer.alloc(lastLength)
  return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, lastLength, position))
}
