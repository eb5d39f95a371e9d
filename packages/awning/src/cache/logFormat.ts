import { fstatSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { formatLine } from './formatVersion.ts'

// A log is the line of the format, then one entry after the other: a line
//   #<hash> <day> <checksum> <length>
// with so many bytes and the end of a line below it, or a line
//   #<hash> <day> used
// where an entry from before was used again. Entries are only ever added at the end.

/** Where the bytes of an entry are, and the day (since 1970) on which it was last used. */
export interface LogEntry {
  readonly position: number
  readonly length: number
  readonly checksum: number
  readonly day: number
}

export function entryLine(hash: string, entry: Omit<LogEntry, 'position'>): string {
  return `#${hash} ${entry.day} ${entry.checksum} ${entry.length}\n`
}

export function usedLine(hash: string, day: number): string {
  return `#${hash} ${day} used\n`
}

/** The hash is part of it: bytes that were stored under another hash are not taken for these. */
export function checksumOf(hash: string, bytes: Buffer): number {
  return crc32(bytes, crc32(hash))
}

const linePattern = /^#([0-9a-f]{32}) (\d{1,7}) (?:used|(\d{1,10}) (\d{1,12}))\n$/
const longestLine = 80
const chunkSize = 256 * 1024
const lineEnd = 0x0a

export interface ScannedLog {
  /** By their hashes, in the order in which they were stored. */
  readonly entries: Map<string, LogEntry>
  /** False from the first line on that makes no sense: entries after it are not found. */
  readonly isWhole: boolean
}

/** Reads the lines of a log and skips what is between them; the bytes are checked when they are read. */
export function scanLog(descriptor: number): ScannedLog {
  const entries = new Map<string, LogEntry>()
  const { size } = fstatSync(descriptor)
  const lineAt = lineReader(descriptor)
  let at = formatLine.length
  if (lineAt(0) !== formatLine) return { entries, isWhole: false }
  while (at < size) {
    const line = lineAt(at)
    const [, hash = '', day, checksum, length] = linePattern.exec(line) ?? []
    const known = entries.get(hash)
    at += line.length
    // Two processes may have begun the file at the same time.
    if (line === formatLine) continue
    if (day === undefined) return { entries, isWhole: false }
    if (length === undefined) {
      if (known) entries.set(hash, { ...known, day: Number(day) })
      continue
    }
    const end = at + Number(length) + 1
    if (end > size) return { entries, isWhole: false }
    entries.delete(hash)
    entries.set(hash, {
      position: at,
      length: Number(length),
      checksum: Number(checksum),
      day: Number(day),
    })
    at = end
  }
  return { entries, isWhole: true }
}

/** The line that begins at a position, with its end; empty where there is none. */
function lineReader(descriptor: number): (position: number) => string {
  const chunk = Buffer.allocUnsafe(chunkSize)
  let start = 0
  let length = 0
  return (position) => {
    if (position < start || position + longestLine > start + length) {
      start = position
      length = readSync(descriptor, chunk, 0, chunkSize, position)
    }
    const from = position - start
    const end = chunk.subarray(0, length).indexOf(lineEnd, from)
    return end < 0 || end - from >= longestLine ? '' : chunk.toString('latin1', from, end + 1)
  }
}
