import { fstatSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { formatLine } from './formatVersion.ts'

// A log is the format line, followed by entries. An entry is a line
//   #<hash> <day> <checksum> <length>
// followed by that many bytes and a line end. A line
//   #<hash> <day> used
// records that an earlier entry was used again. Entries are only appended.

/** The position of an entry's bytes, and the day (since 1970) on which it was last used. */
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

/** Includes the hash, so that bytes of another entry are not mistaken for these. */
export function checksumOf(hash: string, bytes: Buffer): number {
  return crc32(bytes, crc32(hash))
}

const linePattern = /^#([0-9a-f]{32}) (\d{1,7}) (?:used|(\d{1,10}) (\d{1,12}))\n$/
const maxLineLength = 80
const chunkSize = 256 * 1024
const lineEnd = 0x0a

export interface ScannedLog {
  /** By their hashes, in the order in which they were stored. */
  readonly entries: Map<string, LogEntry>
  /** False if a line is damaged; entries after that line are not found. */
  readonly isComplete: boolean
}

/**
 * Reads the lines of a log and skips the bytes of entries, which are verified when they are read. `bytes` is
 * the beginning of the log, or all of it, if that is in memory.
 */
export function scanLog(descriptor: number, bytes = Buffer.alloc(0)): ScannedLog {
  const entries = new Map<string, LogEntry>()
  const { size } = fstatSync(descriptor)
  const lineAt = lineReader(descriptor, bytes)
  let at = formatLine.length
  if (lineAt(0) !== formatLine) return { entries, isComplete: false }
  while (at < size) {
    const line = lineAt(at)
    const [, hash = '', day, checksum, length] = linePattern.exec(line) ?? []
    const known = entries.get(hash)
    at += line.length
    // Two processes may have created the file at the same time.
    if (line === formatLine) continue
    if (day === undefined) return { entries, isComplete: false }
    if (length === undefined) {
      if (known) entries.set(hash, { ...known, day: Number(day) })
      continue
    }
    const end = at + Number(length) + 1
    if (end > size) return { entries, isComplete: false }
    entries.delete(hash)
    entries.set(hash, {
      position: at,
      length: Number(length),
      checksum: Number(checksum),
      day: Number(day),
    })
    at = end
  }
  return { entries, isComplete: true }
}

/** Returns a function that reads the line at a position, with its line end; empty if there is none. */
function lineReader(descriptor: number, bytes: Buffer): (position: number) => string {
  let chunk = bytes
  let start = 0
  let { length } = bytes
  return (position) => {
    if (position < start || position + maxLineLength > start + length) {
      if (chunk === bytes) chunk = Buffer.allocUnsafe(chunkSize)
      start = position
      length = readSync(descriptor, chunk, 0, chunkSize, position)
    }
    const from = position - start
    const end = chunk.subarray(0, length).indexOf(lineEnd, from)
    return end < 0 || end - from >= maxLineLength ? '' : chunk.toString('latin1', from, end + 1)
  }
}
